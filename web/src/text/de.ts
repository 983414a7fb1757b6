/** The sentences of the page: every file here whose name ends in the language; the builder and the form for house content bring their own. */
const files = import.meta.glob<string>(['./*de.ftl', '!./builder.*', '!./house.*'], { query: '?raw', import: 'default', eager: true });
export default Object.keys(files).sort().map((path) => files[path]).join('\n');
