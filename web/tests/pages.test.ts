import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Home from '../src/app/pages/Home.svelte';
import Join from '../src/app/pages/Join.svelte';
import Settings from '../src/app/Settings.svelte';
import type { Invitation, ServerInfo, TableRow } from '../src/lib/protocol.ts';
import { parse, routing } from '../src/lib/routing.svelte.ts';
import { setLanguage, viewer } from '../src/lib/text.svelte.ts';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
let asked: Asked[];

/** Answer requests from a table of "METHOD path"; a function may answer differently each time. */
function serve(answers: Record<string, unknown | (() => [number, unknown])>) {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[`${method} ${path}`];
    const [status, body] = typeof answer === 'function' ? (answer as () => [number, unknown])() : [answer === undefined ? 404 : 200, answer];
    return Promise.resolve(new Response(JSON.stringify(body ?? null), { status }));
  });
}

beforeEach(() => {
  setLanguage('de');
  localStorage.removeItem('spielwerk.name');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const invitation: Invitation = {
  table: 't1',
  name: 'Die Lampe von Ormsund',
  system: 'percentacy',
  intro: { de: 'Das Licht brennt falsch.', en: 'The light burns wrong.' },
  gm: 'Henrike',
  role: 'player',
  seat: null,
  session: 4,
  here: null,
  seats: [
    { id: 's1', name: '', role: 'player', claimed: false, beings: [{ name: 'Mira Talgau', note: null }] },
    { id: 's2', name: 'Sami', role: 'player', claimed: true, beings: [{ name: 'Jonne Eik', note: null }] },
  ],
};

describe('an invitation', () => {
  it('asks for a name and a free seat, and sits down', async () => {
    const user = userEvent.setup();
    serve({ 'GET /api/join/abc': invitation, 'POST /api/join/abc': { table: 't1', seat: 's1' } });
    render(Join, { token: 'abc' });
    expect(await screen.findByRole('heading', { name: 'Die Lampe von Ormsund' })).toBeVisible();
    expect(screen.getByText('spielt schon Sami')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Jonne/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /Mira Talgau/ })).toBeChecked();
    const go = vi.spyOn(routing, 'go').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'An den Tisch setzen' }));
    expect(asked).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Wie heißt du am Tisch?' }), 'Jule');
    await user.click(screen.getByRole('button', { name: 'An den Tisch setzen' }));
    expect(asked[1]).toEqual({ method: 'POST', path: '/api/join/abc', body: { name: 'Jule', seat: 's1' } });
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/t1'));
  });

  it('says that it no longer holds', async () => {
    serve({});
    render(Join, { token: 'abc' });
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible();
  });

  it('shows why a seat could not be taken and keeps what was typed', async () => {
    const user = userEvent.setup();
    serve({ 'GET /api/join/abc': invitation, 'POST /api/join/abc': () => [409, { code: 'taken', message: { id: 'ui-join-taken', args: { who: 'Anneke' } } }] });
    render(Join, { token: 'abc' });
    await user.type(await screen.findByRole('textbox'), 'Jule{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('spielt schon Anneke');
    expect(screen.getByRole('textbox')).toHaveValue('Jule');
  });

  it('stays while others are looked for, whatever becomes of that, and moves nobody', async () => {
    const user = userEvent.setup();
    const [mira, sami] = invitation.seats;
    const free = { ...sami!, id: 's3', name: '', claimed: false, beings: [{ name: 'Bruna Falkenrath', note: null }] };
    let answer: [number, unknown] = [200, { ...invitation, seats: [mira, sami, free] }];
    serve({ 'GET /api/join/abc': () => answer });
    render(Join, { token: 'abc' });
    const box = await screen.findByRole('textbox');
    await user.type(box, 'Jule');
    const look = async (status: number, body: unknown) => {
      const before = asked.length;
      answer = [status, body];
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(asked.length).toBe(before + 1));
      await new Promise((done) => setTimeout(done));
    };
    for (const status of [429, 500]) await look(status, {});
    expect(screen.getByRole('heading', { name: 'Die Lampe von Ormsund' })).toBeVisible();
    await user.clear(box);
    await look(200, { ...invitation, seats: [{ ...mira!, claimed: true, name: 'Anneke' }, sami, free] });
    expect(await screen.findByText('spielt schon Anneke')).toBeVisible();
    expect(box).toHaveValue('');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.type(box, 'Jule');
    await user.click(screen.getByRole('button', { name: 'An den Tisch setzen' }));
    expect(asked.filter((one) => one.method === 'POST')).toEqual([]);
    await look(410, {});
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible();
  });

  it('leads on to a seat that is free where somebody was quicker', async () => {
    const user = userEvent.setup();
    const [mira, sami] = invitation.seats;
    const free = { ...sami!, id: 's3', name: '', claimed: false, beings: [{ name: 'Bruna Falkenrath', note: null }] };
    let taken = false;
    serve({
      'GET /api/join/abc': () => [200, { ...invitation, seats: [{ ...mira!, claimed: taken, name: taken ? 'Anneke' : '' }, sami, free] }],
      'POST /api/join/abc': () => {
        taken = true;
        return [409, { code: 'seat_taken', message: { id: 'ui-join-taken', args: { who: 'Anneke' } } }];
      },
    });
    render(Join, { token: 'abc' });
    await user.type(await screen.findByRole('textbox'), 'Jule{Enter}');
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Mira/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /Bruna/ })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('Jule');
  });

  it('offers the second game master no free seat', async () => {
    serve({ 'GET /api/join/abc': { ...invitation, role: 'gm', seat: 'gm', seats: [] } });
    render(Join, { token: 'abc' });
    expect(await screen.findByText('Du leitest mit und siehst alles.')).toBeVisible();
    expect(screen.queryByText(/Freier Platz/)).toBeNull();
  });

  it.each([['player', null], ['spectator', null]] as const)('leads the game master of its table there, who can be no %s as well', async (role, seat) => {
    serve({ 'GET /api/join/abc': { ...invitation, role, seat, here: 'gm' } });
    render(Join, { token: 'abc' });
    expect(await screen.findByRole('link', { name: /^Zum Tisch\s*Diesen Tisch leitest du/ })).toHaveAttribute('href', '/table/t1');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leads somebody who sits at its table there, and lets them change their seat', async () => {
    serve({ 'GET /api/join/abc': { ...invitation, here: 'player' } });
    render(Join, { token: 'abc' });
    expect(await screen.findByRole('link', { name: /^Zum Tisch\s*Du sitzt schon hier/ })).toHaveAttribute('href', '/table/t1');
    expect(screen.getByRole('radio', { name: /Mira/ })).toBeVisible();
  });

  it('lets a spectator in without a seat', async () => {
    const user = userEvent.setup();
    serve({ 'GET /api/join/abc': { ...invitation, role: 'spectator' }, 'POST /api/join/abc': { table: 't1', seat: 's9' } });
    vi.spyOn(routing, 'go').mockImplementation(() => undefined);
    render(Join, { token: 'abc' });
    await user.type(await screen.findByRole('textbox'), 'Ole');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zuschauen' }));
    expect(asked[1]?.body).toEqual({ name: 'Ole', seat: null });
  });
});

/** What a server says of itself and of whoever asks. */
const house = (owner: boolean, password = false): ServerInfo => ({ version: '1', systems: [], password, owner });
const row = (id: string, name: string): TableRow => ({ id, name, system: 'percentacy', role: 'gm', seat: 'gm', intro: { de: '', en: '' } });

describe('the tables of a browser', () => {
  it('are sorted by the reader’s alphabet and lead to their page', async () => {
    serve({ 'GET /api/server': house(true), 'GET /api/tables': [row('t2', 'Zeche'), row('t1', 'Ährenfeld'), row('t3', 'Bucht')] });
    render(Home);
    await screen.findByText('Zeche');
    const links = within(screen.getAllByRole('list')[0]!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/t1', '/table/t3', '/table/t2']);
  });

  it('gain a new one: system first, then a name', async () => {
    const user = userEvent.setup();
    serve({ 'GET /api/server': house(true), 'GET /api/tables': [], 'POST /api/tables': { table: 't7' } });
    const go = vi.spyOn(routing, 'go').mockImplementation(() => undefined);
    render(Home);
    expect(await screen.findByText(/Noch kein Tisch/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Plus-Minus/ }));
    await user.type(screen.getByRole('textbox', { name: 'Wie heißt dein Tisch?' }), 'Moor{Enter}');
    expect(asked.find((one) => one.method === 'POST')).toEqual({ method: 'POST', path: '/api/tables', body: { name: 'Moor', system: 'plus_minus' } });
    await waitFor(() => expect(go).toHaveBeenCalledWith('/table/t7'));
  });

  it.each([[false, /öffne in diesem Browser den Link für den Server selbst/], [true, /melde dich mit seinem Passwort an/]])('gain none by somebody who does not own the server (password: %s), who reads what to do', async (password, way) => {
    serve({ 'GET /api/server': house(false, password), 'GET /api/tables': [] });
    render(Home);
    expect(await screen.findByText(way)).toBeVisible();
    expect(screen.getByText(/Öffne hier den Einladungslink/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Plus-Minus/ })).toBeNull();
    expect(screen.queryAllByLabelText('Passwort')).toHaveLength(password ? 1 : 0);
  });

  it('gain none any more once the server has forgotten whose it is', async () => {
    const user = userEvent.setup();
    let owner = true;
    serve({
      'GET /api/server': () => [200, house(owner)],
      'GET /api/tables': [],
      'POST /api/tables': () => {
        owner = false;
        return [403, { code: 'not_allowed', title: 'Das geht nicht.' }];
      },
    });
    render(Home);
    await user.click(await screen.findByRole('button', { name: /Plus-Minus/ }));
    await user.type(screen.getByRole('textbox', { name: 'Wie heißt dein Tisch?' }), 'Moor{Enter}');
    expect(await screen.findByText(/Gehört er dir/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('come after the password where the server asks for it', async () => {
    const user = userEvent.setup();
    let known = false;
    serve({
      'GET /api/server': house(true, true),
      'GET /api/tables': () => (known ? [200, [row('t1', 'Bucht')]] : [401, { code: 'login' }]),
      'POST /api/login': () => {
        known = true;
        return [200, null];
      },
    });
    render(Home);
    const field = await screen.findByLabelText('Passwort');
    expect(within(screen.getByRole('region', { name: 'Nachschlagen' })).getByRole('link', { name: 'Plus-Minus' })).toHaveAttribute('href', '/compendium/plus_minus');
    await user.type(field, 'geheim{Enter}');
    expect(asked.find((one) => one.method === 'POST')?.body).toEqual({ password: 'geheim' });
    expect(await screen.findByText('Bucht')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    const user = userEvent.setup();
    let works = false;
    serve({ 'GET /api/server': house(true), 'GET /api/tables': () => (works ? [200, []] : [500, null]) });
    render(Home);
    expect(await screen.findByText('Der Server hat mit Fehler 500 geantwortet.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText(/Noch kein Tisch/)).toBeVisible();
  });
});

it('keeps language and theme in the browser', async () => {
  const user = userEvent.setup();
  localStorage.removeItem('spielwerk.theme');
  render(Settings);
  await user.click(screen.getByRole('button', { name: 'EN' }));
  expect(viewer.lang).toBe('en');
  expect(localStorage.getItem('spielwerk.lang')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Appearance: as the device' }));
  await user.click(screen.getByRole('button', { name: 'Appearance: light' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('spielwerk.theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Appearance: dark' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('reads addresses', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/join/a%20b')).toEqual({ page: 'join', token: 'a b' });
  expect(parse('/table/t1')).toEqual({ page: 'table', id: 't1' });
  expect(parse('/table')).toEqual({ page: 'lost' });
  expect(parse('/table/t1/more')).toEqual({ page: 'lost' });
});
