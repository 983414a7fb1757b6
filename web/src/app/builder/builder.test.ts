import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finds } from '../../lib/find.ts';
import { edited, type DraftView } from '../../lib/making.ts';
import { newest } from '../../lib/newest.ts';
import { parse } from '../../lib/routing.svelte.ts';
import de from '../../text/builder.de.ftl?raw';
import en from '../../text/builder.en.ftl?raw';
import { Bench, RESTS } from './bench.svelte.ts';
import { begin, change, LONGEST, redo, replace, settle, undo } from './history.ts';
import { RESTS as RESTING, roomless } from './far.svelte.ts';
import * as keep from './keep.ts';

const label = { id: 'made' };

describe('edits', () => {
  const draft = { name: 'Orla', attributes: { strength: 10, will: 5 } };

  it('set and take out fields and parts of fields', () => {
    const after = edited(draft, [{ field: 'attributes.strength', value: 20 }, { field: 'name' }, { field: 'species', value: 'elf' }]);
    expect(after).toEqual({ attributes: { strength: 20, will: 5 }, species: 'elf' });
    expect(draft.attributes.strength).toBe(10);
  });

  it('leave what they do not touch as it is, and take only the first dot for a part', () => {
    const after = edited(draft, [{ field: 'skills.crafting:St. Gallen', value: 5 }]);
    expect(after['skills']).toEqual({ 'crafting:St. Gallen': 5 });
    expect(after['attributes']).toBe(draft.attributes);
  });
});

describe('history', () => {
  const start = begin({ n: 0 });
  const to = (n: number, gesture: string | null = null) => (history: ReturnType<typeof begin>) => change(history, [{ field: 'n', value: n }], { id: `to-${n}` }, gesture);

  it('goes back and forth, and forgets what was undone when something else is done', () => {
    let history = to(2)(to(1)(start));
    history = undo(history);
    expect(history.draft).toEqual({ n: 1 });
    expect(history.future[0]?.label.id).toBe('to-2');
    expect(redo(history).draft).toEqual({ n: 2 });
    history = to(3)(history);
    expect(history.future).toEqual([]);
    expect(undo(undo(history)).draft).toEqual({ n: 0 });
  });

  it('takes one gesture for one step, until it is settled', () => {
    let history = to(3, 'n')(to(2, 'n')(to(1, 'n')(start)));
    expect(history.past).toHaveLength(1);
    expect(history.past[0]?.label.id).toBe('to-3');
    expect(undo(history).draft).toEqual({ n: 0 });
    history = to(4, 'n')(settle(history));
    expect(undo(history).draft).toEqual({ n: 3 });
  });

  it('does nothing where nothing changes or nothing is left', () => {
    expect(to(0)(start)).toBe(start);
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
    expect(replace(start, { n: 0 }, label)).toBe(start);
  });

  it('keeps only so many steps', () => {
    let history = start;
    for (let n = 1; n <= LONGEST + 5; n += 1) history = to(n)(history);
    expect(history.past).toHaveLength(LONGEST);
    for (let n = 0; n < LONGEST; n += 1) history = undo(history);
    expect(history.draft).toEqual({ n: 5 });
  });
});

describe('the newest answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is used, however late older ones come, and no question is asked that did not rest', async () => {
    const waiting: ((answer: string) => void)[] = [];
    const sent: number[] = [];
    const got: string[] = [];
    const asking = newest<number, string>(100, (n) => (sent.push(n), new Promise((done) => waiting.push(done))), (answer) => got.push(answer), () => {});
    asking.ask(1);
    vi.advanceTimersByTime(99);
    asking.ask(2);
    vi.advanceTimersByTime(100);
    asking.ask(3);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([2, 3]);
    waiting[1]!('three');
    waiting[0]!('two');
    await vi.runAllTimersAsync();
    expect(got).toEqual(['three']);
  });

  it('does not come once the asking was stopped', async () => {
    const got: string[] = [];
    const asking = newest<number, string>(100, () => Promise.resolve('x'), (answer) => got.push(answer), () => {});
    asking.ask(1);
    asking.stop();
    await vi.runAllTimersAsync();
    expect(got).toEqual([]);
  });
});

describe('the bench', () => {
  const view = (problems: number): DraftView => ({ checks: 'enforce', verdict: problems ? 'invalid' : 'valid', problems: [], hints: [] });
  const one = (draft = {}): keep.Kept => ({ id: 'd-1', system: 'tiny', table: '', checks: 'enforce', draft, changed: 1 });
  let asked: { path: string; body: { draft?: unknown; options?: unknown } }[] = [];
  let answer = () => new Response(JSON.stringify(view(0)));

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    asked = [];
    answer = () => new Response(JSON.stringify(view(0)));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      asked.push({ path: String(path), body: JSON.parse(String(init?.body ?? '{}')) });
      return answer();
    });
  });
  afterEach(() => void vi.useRealTimers());
  const views = () => asked.filter((call) => call.path.endsWith('/view'));

  it('shows an edit at once, keeps it, and asks once for a row of edits', async () => {
    const bench = new Bench(one());
    for (const name of ['O', 'Or', 'Orla']) bench.set('name', name, label);
    expect(bench.draft).toEqual({ name: 'Orla' });
    expect(bench.behind).toBe(true);
    expect(keep.find('d-1')?.draft).toEqual({ name: 'Orla' });
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(views().map((call) => call.body)).toEqual([{ draft: { name: 'Orla' }, options: { creation_checks: 'enforce' } }]);
    expect(bench.view?.verdict).toBe('valid');
    expect(bench.behind).toBe(false);
    bench.undo();
    expect(bench.draft).toEqual({});
    expect(bench.redoes).toEqual(label);
    expect(keep.find('d-1')?.draft).toEqual({});
  });

  it('goes on from what another tab made of the same draft, until it is closed', () => {
    const bench = new Bench(one({ name: 'Orla', concept: 'Skipper' }));
    const elsewhere = (draft: object) => {
      keep.put({ ...one(), draft: { ...draft } });
      dispatchEvent(new StorageEvent('storage', { key: 'spielwerk.draft.d-1' }));
    };
    elsewhere({ name: 'Bran', concept: 'Skipper' });
    expect(bench.draft).toEqual({ name: 'Bran', concept: 'Skipper' });
    bench.set('concept', 'Pilot', label);
    expect(keep.find('d-1')?.draft).toEqual({ name: 'Bran', concept: 'Pilot' });
    dispatchEvent(new StorageEvent('storage', { key: 'spielwerk.draft.d-2' }));
    expect(bench.draft).toEqual({ name: 'Bran', concept: 'Pilot' });
    bench.close();
    elsewhere({ name: 'Karn' });
    expect(bench.draft).toEqual({ name: 'Bran', concept: 'Pilot' });
  });

  it('says why there is no newer view, and keeps the last', async () => {
    const bench = new Bench(one());
    await vi.advanceTimersByTimeAsync(RESTS);
    answer = () => new Response(JSON.stringify({ code: 'bad_value', title: 'no' }), { status: 400 });
    bench.set('name', 'x', label);
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(bench.failed?.code).toBe('bad_value');
    expect(bench.view?.verdict).toBe('valid');
    answer = () => new Response(JSON.stringify(view(0)));
    bench.again();
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(bench.failed).toBeNull();
  });

  it('asks anew when the checks change, and is silent once closed', async () => {
    const bench = new Bench(one());
    bench.check('off');
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(views().at(-1)?.body.options).toEqual({ creation_checks: 'off' });
    bench.set('name', 'x', label);
    bench.close();
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(views()).toHaveLength(1);
  });

  it('sends a draft to the server once it rests, and takes the newer one from there', async () => {
    const bench = new Bench(one());
    bench.set('name', 'O', label);
    bench.set('name', 'Or', label);
    await vi.advanceTimersByTimeAsync(RESTING);
    const sent = asked.filter((call) => call.path === '/api/drafts/d-1');
    expect(sent).toHaveLength(1);
    const far = { id: 'd-2', system: 'tiny', changed: 5, body: { draft: { name: 'Far' } } };
    const old = { id: 'd-1', system: 'tiny', changed: 0, body: { draft: { name: 'Old' } } };
    answer = () => new Response(JSON.stringify([far, old]));
    const all = await keep.fetchAll('tiny');
    expect(all.map((kept) => kept.draft['name'])).toEqual(['Or', 'Far']);
  });

  it('does not let a draft come back that was dropped while it was sent or fetched, or the server was away', async () => {
    const done: string[] = [];
    let finish: (() => void)[] = [];
    let kept = [{ id: 'd-1', system: 'tiny', changed: 9, body: { draft: { name: 'Back' } } }];
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      if (init?.method === 'GET') return new Response(JSON.stringify(kept));
      await new Promise<void>((go) => finish.push(go));
      done.push(init?.method ?? '');
      return new Response('null');
    });
    keep.put(one({ name: 'Orla' }));
    await vi.advanceTimersByTimeAsync(RESTING);
    keep.drop('d-1');
    expect(await keep.fetchAll('tiny')).toEqual([]);
    expect(finish).toHaveLength(1);
    finish.shift()!();
    await vi.advanceTimersByTimeAsync(0);
    finish.shift()!();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['PUT', 'DELETE']);
    kept = [{ ...kept[0]!, id: 'd-3' }];
    fetching.mockRejectedValueOnce(new TypeError('away'));
    keep.drop('d-3');
    await vi.advanceTimersByTimeAsync(0);
    expect(await keep.fetchAll('tiny')).toEqual([]);
    expect(finish).toHaveLength(1);
    finish.shift()!();
    await vi.advanceTimersByTimeAsync(0);
    kept = [];
    await keep.fetchAll('tiny');
    expect(finish).toEqual([]);
  });

  it.each([429, 503])('does not let a draft come back that was dropped while the server answered %i', async (status) => {
    answer = () => new Response('{}', { status });
    keep.drop('d-9');
    await vi.advanceTimersByTimeAsync(0);
    answer = () => new Response(JSON.stringify([{ id: 'd-9', system: 'tiny', changed: 9, body: { draft: { name: 'Back' } } }]));
    expect(await keep.fetchAll('tiny')).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
  });

  it('counts a change as newer than what another device made by a clock that is ahead', async () => {
    const ahead = Date.now() + 1e9;
    answer = () => new Response(JSON.stringify([{ id: 'd-1', system: 'tiny', changed: ahead, body: { draft: { name: 'Far' } } }]));
    await keep.fetchAll('tiny');
    new Bench(keep.find('d-1')!).set('name', 'Near', label);
    expect((await keep.fetchAll('tiny')).map((kept) => kept.draft['name'])).toEqual(['Near']);
  });

  it('says that the server keeps no more', async () => {
    answer = () => new Response(JSON.stringify({ code: 'too_many_drafts' }), { status: 409 });
    keep.put(one());
    await vi.advanceTimersByTimeAsync(RESTING);
    expect(roomless.ids).toEqual(['d-1']);
    answer = () => new Response('null');
    keep.put(one());
    await vi.advanceTimersByTimeAsync(RESTING);
    expect(roomless.ids).toEqual([]);
  });

  it('leaves what it cannot read alone', () => {
    localStorage.setItem('spielwerk.draft.bad', '{');
    localStorage.setItem('spielwerk.draft.odd', '7');
    keep.put(one({ name: 'Orla' }));
    expect(keep.all('tiny').map((kept) => kept.id)).toEqual(['d-1']);
    expect(localStorage.getItem('spielwerk.draft.bad')).toBe('{');
  });
});

describe('small things', () => {
  it('finds words whatever their umlauts', () => {
    for (const typed of ['uberz', 'Überz', 'ueberz', 'ZEUGEN']) expect(finds(typed, 'Überzeugen')).toBe(true);
    expect(finds('spass fuss', 'Fußball, Spaß')).toBe(true);
    expect(finds('reden', 'Überzeugen')).toBe(false);
  });

  it('knows the addresses of the builder', () => {
    expect(parse('/builder/percentacy')).toEqual({ page: 'builder', system: 'percentacy', table: '', being: '' });
    expect(parse('/builder/percentacy/g1')).toEqual({ page: 'builder', system: 'percentacy', table: 'g1', being: '' });
    expect(parse('/builder/percentacy/g1/b1')).toEqual({ page: 'builder', system: 'percentacy', table: 'g1', being: 'b1' });
    expect(parse('/builder/percentacy/g1/b1/x').page).toBe('lost');
    expect(parse('/builder').page).toBe('lost');
  });
});

describe('sentences of the builder', () => {
  const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id);
  const code = Object.values(
    import.meta.glob<string>(['./*.{svelte,ts}', '../../parts/Typed.svelte', '../../systems/*/builder/*.{svelte,ts}'], { query: '?raw', import: 'default', eager: true }),
  ).join('\n');

  it('are the same in both languages, each once', () => {
    expect(ids(de).sort()).toEqual(ids(en).sort());
    expect(new Set(ids(de)).size).toBe(ids(de).length);
  });

  it('are all there, and all used', () => {
    const named = [...code.matchAll(/['"]((?:making|pc-make|pm-make)-[a-z-]*[a-z])['"]/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !ids(de).includes(id))).toEqual([]);
    const families = [...code.matchAll(/`((?:making|pc-make|pm-make)-[a-z-]*)\$\{[^}]*\}([a-z-]*)`/g)].map((found) => [found[1]!, found[2]!] as const);
    const used = (id: string) => named.includes(id) || families.some(([head, tail]) => id.startsWith(head) && id.endsWith(tail));
    expect(ids(de).filter((id) => !used(id))).toEqual([]);
  });
});
