import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SystemInfo } from '../src/lib/protocol.ts';
import { table } from '../src/lib/table.svelte.ts';
import { english } from '../src/text/examples.ts';
import { list, loadSentences, name, nameOfValue, number, percent, pieces, say, setLanguage, signed, sorted, t, useNames, useSystem } from '../src/lib/text.svelte.ts';
import { playerView } from './fixtures/fight.ts';
import { sit } from './mock.ts';

const root = join(import.meta.dirname, '../src');
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? files(join(folder, one.name)) : [join(folder, one.name)]));
const catalogue = (lang: string) =>
  readdirSync(join(root, 'text'))
    .filter((file) => file.endsWith(`${lang}.ftl`))
    .map((file) => readFileSync(join(root, 'text', file), 'utf-8'));
const ids = (lang: string) => catalogue(lang).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));

/** Ids the source asks for: `t('…')` and sentences named as data; a `${…}` stands for anything. */
const used = files(root)
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf-8');
    const found = [...text.matchAll(/\bt\(\s*(?:[^'"`()]*\?\s*)?(['`])((?:ui|part|pc-ui|pm-ui)-[^'`]*)\1/g), ...text.matchAll(/(['`])((?:ui|part|pc-ui|pm-ui)-[^'`]+)\1/g)];
    return found.map((match) => ({ file: file.slice(root.length), id: match[2] ?? '' }));
  });

describe('catalogues', () => {
  it('have the same sentences in German and English, each once', () => {
    const [de, en] = [ids('de'), ids('en')];
    expect([...de].sort()).toEqual([...en].sort());
    expect(new Set(de).size).toBe(de.length);
  });

  it('have every sentence the source asks for', () => {
    const all = ids('en');
    expect(used.length).toBeGreaterThan(150);
    const missing = used.filter(({ id }) => {
      const pattern = new RegExp(`^${id.split(/\$\{.*?\}/).map((part) => part.replace(/[^\w-]/g, '\\$&')).join('.+')}$`);
      return !all.some((one) => pattern.test(one));
    });
    expect(missing).toEqual([]);
  });

  it('use the same arguments in both languages', () => {
    const args = (lang: string) =>
      Object.fromEntries(
        catalogue(lang).flatMap((text) =>
          text
            .split(/\n(?=[a-z])/)
            .map((entry) => [entry.split(' ')[0] ?? '', [...new Set([...entry.matchAll(/\$([a-z_]+)/gi)].map((match) => match[1]))].sort()]),
        ),
      );
    expect(args('de')).toEqual(args('en'));
  });

  it('write no exclamation marks and no hyphens for minus in German', () => {
    expect(catalogue('de').join('\n')).not.toMatch(/!(?!=)|\s-\d/);
  });
});

const info: SystemInfo = {
  figures: {},
  id: 'test',
  version: '1', edition: '', document: { de: '', en: '' }, facets: [], sheets: true,
  name: { de: 'Probe', en: 'Trial' },
  options: [{ id: 'scope', name: { de: 'Umfang', en: 'Scope' }, text: { de: '', en: '' }, default: 'wide', values: ['wide', 'narrow'], value_names: { narrow: { de: 'eng', en: 'narrow' } } }],
  content: { skill: [{ id: 'crafting', name: { de: 'Handwerk', en: 'Crafting' } }] },
  text: {
    de: 'hit = { $who } trifft { $whom }: { $change }\nby = von { $who }\ncount = { NUMBER($n) } und { SIGNED($m) }\nmany = { $n ->\n    [one] eins\n   *[other] viele\n }',
    en: 'hit = { $who } hits { $whom }: { $change }\nby = by { $who }\ncount = { NUMBER($n) } and { SIGNED($m) }\nonly = English',
  },
};

describe('sentences', () => {
  afterEach(() => {
    useSystem(null);
    useNames(() => undefined);
    setLanguage('en');
  });

  it('speak the language of the viewer, with names, lists, numbers and sentences within', () => {
    useSystem(info);
    useNames((kind, id) => (kind === 'being' ? { a: 'Ada', b: 'Bo' }[id] : undefined));
    const being = (id: string) => ({ kind: 'being', id });
    const message = { id: 'hit', args: { who: { id: 'by', args: { who: being('a') } }, whom: [being('a'), being('b')], change: -1234 } };
    setLanguage('de');
    expect(say(message)).toBe('von Ada trifft Ada und Bo: −1.234');
    setLanguage('en');
    expect(say(message)).toBe('by Ada hits Ada and Bo: −1,234');
  });

  it('are those of the other language until the rest of the system is there, and the rest is asked for once', async () => {
    const fetched = vi.fn((_path: string) => Promise.resolve(new Response(JSON.stringify(info))));
    vi.stubGlobal('fetch', fetched);
    table.useSystem({ ...info, text: { de: '', en: info.text.en } });
    setLanguage('de');
    const message = { id: 'by', args: { who: 'Ada' } };
    expect(say(message)).toBe('by Ada');
    await table.wholeSystem();
    expect(say(message)).toBe('von Ada');
    await table.wholeSystem();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/systems/test']);
    vi.unstubAllGlobals();
  });

  it('come in pieces, those that can be looked up with their place', () => {
    useSystem(info);
    useNames((kind) => (kind === 'being' ? 'Ada' : undefined));
    const message = { id: 'hit', args: { who: { kind: 'being', id: 'a' }, whom: [{ kind: 'skill', id: 'crafting:carpentry' }, { kind: 'skill', id: 'own' }], change: 1 } };
    expect(pieces(message)).toEqual([
      { text: 'Ada hits ' },
      { text: 'Crafting (carpentry)', place: { kind: 'skill', id: 'crafting' } },
      { text: ' and own: 1' },
    ]);
    expect(say(message)).toBe('Ada hits Crafting (carpentry) and own: 1');
    const typed = { id: 'hit', args: { ...message.args, who: '\uE000skill/own\uE001Ada\uE002', whom: 'Ben' } };
    expect(pieces(typed)).toEqual([{ text: 'skill/ownAda hits Ben: 1' }]);
  });

  it('write a real minus through NUMBER and a sign through SIGNED', () => {
    useSystem(info);
    setLanguage('de');
    expect(say({ id: 'count', args: { n: -5, m: 10 } })).toBe('−5 und +10');
    expect(say({ id: 'many', args: { n: 1 } })).toBe('eins');
    expect(say({ id: 'many', args: { n: -2 } })).toBe('viele');
  });

  it('fall back to the other language, then to the id', () => {
    useSystem(info);
    setLanguage('de');
    expect(say({ id: 'only' })).toBe('English');
    expect(say({ id: 'nowhere' })).toBe('nowhere');
  });

  it('name rows, fields of a skill, options and their values', () => {
    useSystem(info);
    setLanguage('de');
    expect(name({ kind: 'skill', id: 'crafting:carpentry' })).toBe('Handwerk (carpentry)');
    expect(name({ kind: 'option', id: 'scope' })).toBe('Umfang');
    expect(name({ kind: 'option_value', id: 'scope:narrow' })).toBe('eng');
    expect(nameOfValue(undefined, true)).toBe('ja');
    expect(name({ kind: 'skill', id: 'not_there' })).toBe('not there');
  });

  it('write numbers and chances by locale', () => {
    setLanguage('de');
    expect([number(-1234.5), signed(-10), signed(10), signed(0)]).toEqual(['−1.234,5', '−10', '+10', '0']);
    expect(percent('1/3')).toMatch(/^33,3\u00a0%$/);
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(sorted(['z', 'ä', 'b'], (one) => one)).toEqual(['ä', 'b', 'z']);
    setLanguage('en');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(t('ui-take-back-count', { n: 1 })).toBe('One entry will no longer count:');
  });
});

describe('the example tables', () => {
  const folder = join(import.meta.dirname, '../../src/spielwerk/examples');
  const examples = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf-8')).join('\n');
  const PEOPLE = ['Glockengrund', 'Henrike', 'Jule', 'Sami', 'Ilka Brandt', 'Tovo Weißkehl', 'Dorrim Kessel', 'Quendt', 'Joram', 'Runa Vesting', 'Piet Ohlsen', 'Mirja Holl', 'Leo Anker', 'Jonas Holl', 'Nordwache', 'Südhof'];

  it('say everything in English that is not the name of a person or a place', () => {
    const said = [...examples.matchAll(/\b(?:name|title|concept|faction|notes) = "([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(said.filter((text) => !PEOPLE.includes(text) && !(text in english))).toEqual([]);
    expect(Object.keys(english).filter((text) => !said.includes(text))).toEqual([]);
  });

  it('are read in the viewer’s language, back and forth', async () => {
    await loadSentences('en');
    sit({ ...playerView(), names: { b9: 'Schlickhund' } });
    const said = () => {
      table.speak();
      return table.view?.names['b9'];
    };
    setLanguage('en');
    expect(said()).toBe('Silt hound');
    expect(say({ id: 'ui-told', args: { text: 'Das Bootshaus am Wehr' } })).toBe('The boathouse at the weir');
    setLanguage('de');
    expect(said()).toBe('Schlickhund');
  });
});
