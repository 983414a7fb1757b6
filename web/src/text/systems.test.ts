import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import de from './systems.de.ftl?raw';
import en from './systems.en.ftl?raw';

const code = Object.values(
  import.meta.glob<string>(['../parts/*.{svelte,ts}', '../systems/**/*.{svelte,ts}'], { query: '?raw', import: 'default', eager: true }),
).join('\n');
const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id);

it('has the same sentences in both languages, each once', () => {
  expect(ids(de).sort()).toEqual(ids(en).sort());
  expect(new Set(ids(de)).size).toBe(ids(de).length);
});

it('has every sentence that a part or a panel names', () => {
  const named = [...code.matchAll(/'((?:part|pc-ui|pm-ui)-[a-z-]*[a-z])'/g)].map((found) => found[1]);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !ids(de).includes(id!))).toEqual([]);
});
