/** What holds for every style in the client. */
import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../src/**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

test('nothing stays lit on a touch screen, where a tap counts as hovering until the next one', () => {
  const guarded = /@media \(hover: hover\) \{\s*[^{}]*\{[^}]*\}/g;
  const bare = Object.entries(styles).filter(([, text]) => text.replaceAll(guarded, '').includes(':hover'));
  expect(bare.map(([file]) => file)).toEqual([]);
});
