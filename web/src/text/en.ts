/** The sentences of the page: every file here whose name ends in the language; the builder brings its own. */
const files = import.meta.glob<string>(['./*en.ftl', '!./builder.*'], { query: '?raw', import: 'default', eager: true });
export default Object.keys(files).sort().map((path) => files[path]).join('\n');
export { english } from './examples.ts';
