import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bind, type Pages } from '../src/app/compendium/book.ts';
import { folded } from '../src/lib/find.ts';
import CompendiumPage from '../src/app/pages/Compendium.svelte';
import Reader from '../src/app/compendium/Reader.svelte';
import { reading } from '../src/lib/compendium.svelte.ts';
import { parse } from '../src/lib/routing.svelte.ts';
import { table } from '../src/lib/table.svelte.ts';
import Look from '../src/parts/Look.svelte';
import { gmView } from './fixtures/fight.ts';
import { sit } from './mock.ts';

const pages: Pages = {
  system: 'percentacy',
  language: 'de',
  shelves: [
    { kind: 'skill', name: 'Fertigkeiten' },
    { kind: 'attribute', name: 'Attribute' },
    { kind: 'weapon', name: 'Waffen' },
    { kind: 'chapter', name: 'Regeln' },
  ],
  entries: [
    { kind: 'skill', id: 'persuasion', name: 'Überzeugen', other: 'Persuasion', text: ['durch Argumente gewinnen'], facts: [{ label: 'Attribute', parts: [{ text: 'Charisma', kind: 'attribute', id: 'charisma' }] }] },
    { kind: 'skill', id: 'forging', name: 'Schmieden', other: 'Forging', text: ['Überzeugende Klingen'] },
    { kind: 'attribute', id: 'charisma', name: 'Charisma', facts: [{ label: 'Fertigkeiten', parts: [{ text: 'Überzeugen', kind: 'skill', id: 'persuasion' }] }] },
    { kind: 'weapon', id: 'area_weapon', name: 'Flächenwaffe', other: 'Area weapon', facts: [{ label: 'Schaden', parts: [{ text: '60 / 45 / 30 / 20' }] }] },
    { kind: 'chapter', id: 'PC-CHK', name: 'Proben', other: 'Checks', rules: [{ id: 'PC-CHK-04', text: 'Wann geprobt wird.' }, { id: 'PC-CHK-05', text: 'Was der Zielwert ist.' }] },
  ],
};

describe('the search', () => {
  const book = bind(pages);
  const found = (query: string) => book.search(query).flatMap((group) => group.hits.map((hit) => hit.id));

  it.each(['Überzeugen', 'uberzeugen', 'Ueberzeugen', 'überzeugn', 'ÜBERZ', 'persuasion', 'persuation'])('finds Überzeugen by %s', (query) => {
    expect(found(query)[0]).toBe('persuasion');
  });

  it('finds the parts of a compound, a rule by its id, and nothing where one word is nowhere', () => {
    expect(found('waffe')).toEqual(['area_weapon']);
    expect(found('PC-CHK-05')).toEqual(['PC-CHK-05']);
    expect(found('charisma xyzzy')).toEqual([]);
    expect(book.chapterOf('PC-CHK-05')?.id).toBe('PC-CHK');
  });

  it('groups by shelf, the shelf of the best hit first', () => {
    expect(book.search('charisma').map((group) => group.name)).toEqual(['Attribute', 'Fertigkeiten']);
  });

  it('compares as the command line does', () => {
    expect(['Außergewöhnlich', 'Fläche', 'Flaeche', 'café'].map(folded)).toEqual(['aussergewohnlich', 'flache', 'flache', 'cafe']);
  });
});

describe('the drawer', () => {
  beforeEach(() => {
    sit(gmView());
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(pages)))));
  });
  afterEach(() => {
    reading.close();
    table.close();
    vi.unstubAllGlobals();
  });

  it('comes with its key, finds while one types, and leads from entry to entry and back', async () => {
    const user = userEvent.setup();
    render(Reader);
    expect(fetch).not.toHaveBeenCalled();
    await user.keyboard('/');
    const box = await screen.findByRole('searchbox', { name: 'Im Kompendium suchen' }, { timeout: 5000 });
    await waitFor(() => expect(box).toHaveFocus());
    expect(await screen.findByRole('button', { name: 'Waffen 1' })).toBeVisible();
    await user.type(box, 'uberzeugn');
    expect(screen.getByRole('heading', { name: 'Fertigkeiten' })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /^Überzeugen/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /Überzeugen/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Charisma' }));
    expect(await screen.findByRole('heading', { name: 'Charisma' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: /Überzeugen/ })).toBeVisible();
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens at what a name leads to, and at a rule within its chapter', async () => {
    const user = userEvent.setup();
    render(Reader);
    render(Look, { kind: 'rule', id: 'PC-CHK-05', name: 'Regel PC-CHK-05', named: true });
    await user.click(screen.getByRole('link', { name: 'Regel PC-CHK-05' }));
    const drawer = await screen.findByRole('dialog', {}, { timeout: 5000 });
    expect(await within(drawer).findByRole('heading', { name: /Proben/ })).toBeVisible();
    const items = within(drawer).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('goes back and then away by the back gesture of a phone, which is no key', async () => {
    render(Reader);
    reading.look({ kind: 'skill', id: 'own_skill' });
    const drawer = await screen.findByRole('dialog', {}, { timeout: 5000 });
    const gesture = () => drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(gesture()).toBe(false);
    expect(reading.here).toBeUndefined();
    expect(reading.open).toBe(true);
    gesture();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is nowhere, and keeps the slash for who writes', async () => {
    const user = userEvent.setup();
    render(Reader);
    reading.look({ kind: 'skill', id: 'own_skill' });
    expect(await screen.findByText(/Dazu steht hier nichts/, {}, { timeout: 5000 })).toBeVisible();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'a/b');
    expect(box).toHaveValue('a/b');
  });
});

describe('the page of its own', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(pages)))));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  it('opens at what its address names, and its address follows', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/compendium/percentacy/skill/persuasion');
    expect(parse(location.pathname)).toEqual({ page: 'compendium', system: 'percentacy', kind: 'skill', id: 'persuasion' });
    render(CompendiumPage, { system: 'percentacy', kind: 'skill', id: 'persuasion' });
    expect(await screen.findByRole('heading', { name: /Überzeugen/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Charisma' }));
    expect(location.pathname).toBe('/compendium/percentacy/attribute/charisma');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(location.pathname).toBe('/compendium/percentacy');
    expect(screen.queryByRole('button', { name: 'Schließen' })).toBeNull();
  });

  it('is where a name leads that nothing on the page can open', async () => {
    sit(gmView());
    render(Look, { kind: 'rule', id: 'PC-CHK-05', name: 'Regel PC-CHK-05', named: true });
    const link = screen.getByRole('link', { name: 'Regel PC-CHK-05' });
    expect(link).toHaveAttribute('href', `/compendium/${table.system?.id}/rule/PC-CHK-05`);
    const follow = createEvent.click(link);
    fireEvent(link, follow);
    expect(follow.defaultPrevented).toBe(false);
    expect(reading.open).toBe(false);
  });
});
