import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Requests from '../src/app/panels/Requests.svelte';
import Builder from '../src/app/builder/Builder.svelte';
import { routing } from '../src/lib/routing.svelte.ts';
import { table } from '../src/lib/table.svelte.ts';
import { setLanguage, systemId } from '../src/lib/text.svelte.ts';
import { systems } from '../src/systems/index.ts';
import Body from './fixtures/Body.svelte';
import { gmView, playerView, system } from './fixtures/fight.ts';
import { sit } from './mock.ts';

interface Asked { method: string; path: string; body: Record<string, unknown> }
let asked: Asked[];
/** Answers that are held back until somebody lets them go, by the end of their path. */
let held: Record<string, Promise<unknown>>;

const view = { checks: 'enforce', verdict: 'valid', problems: [], hints: [], attributes: [], skills: [], derived: [], budgets: {} };
const answers: Record<string, unknown> = {
  'GET /api/systems/percentacy?table=t1': system,
  'GET /api/creation/percentacy': { new: {}, fields: ['name'], archetypes: [], checks: 'enforce', random: false, files: false },
  'GET /api/tables/t1/beings/b1/growth': { draft: { name: 'Mira Talgau' }, gm: true },
  'POST /api/tables/t1/beings/b1/growth': view,
  'POST /api/tables/t1/beings/b1/grow': {},
};

beforeEach(() => {
  setLanguage('de');
  localStorage.clear();
  [asked, held] = [[], {}];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown> });
    await held[path];
    const answer = answers[`${method} ${path}`];
    return new Response(JSON.stringify(answer ?? null), { status: answer === undefined ? 404 : 200 });
  });
  // The steps themselves are not what is looked at here.
  const form = { steps: [{ id: 'concept', label: 'pc-make-concept', fields: ['name'] }], together: [], growing: ['concept'], Body, Side: Body, note: () => '' };
  vi.spyOn(systems['percentacy']!, 'builder').mockResolvedValue({ default: form });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const grows = { system: 'percentacy', table: 't1', being: 'b1' };
const loads = () => asked.filter((one) => one.method === 'GET');
const goes = () => asked.filter((one) => one.path.endsWith('/grow'));

it('keeps what was changed when another language is chosen', async () => {
  render(Builder, grows);
  const user = userEvent.setup();
  const name = (await screen.findAllByRole('textbox', { name: 'Name' }))[0]!;
  await user.type(name, ' II');
  const before = loads().length;
  setLanguage('en');
  await waitFor(() => expect(document.title).toMatch(/^Mira Talgau II · Making a character/));
  expect(loads()).toHaveLength(before);
});

it('lets somebody grow once however often the button is pressed, and under one key when it is tried again', async () => {
  const go = vi.spyOn(routing, 'go').mockImplementation(() => undefined);
  let answer = () => {};
  render(Builder, grows);
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Level steigern' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  held['/api/tables/t1/beings/b1/grow'] = new Promise((_, away) => (answer = () => away(new TypeError('away'))));
  await user.dblClick(button);
  expect(goes()).toHaveLength(1);
  answer();
  expect(await screen.findByText('Der Server antwortet nicht.')).toBeVisible();
  held = {};
  await user.click(button);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/table/t1'));
  expect(goes()).toHaveLength(2);
  expect(goes()[0]?.body['key']).toBeTruthy();
  expect(goes()[1]?.body['key']).toBe(goes()[0]?.body['key']);
});

it('gives the table its own sentences back', async () => {
  sit(playerView());
  table.useSystem({ ...system, id: 'plus_minus' });
  table.close();
  const { unmount } = render(Builder, grows);
  await screen.findByRole('button', { name: 'Level steigern' });
  expect(systemId()).toBe('percentacy');
  unmount();
  table.open('t2', () => ({ onopen: null, onmessage: null, onclose: null, send() {}, close() {} }));
  expect(systemId()).toBe('plus_minus');
});

it('leads back to the table from which somebody came', async () => {
  render(Builder, { system: 'percentacy', table: 't1' });
  expect(await screen.findByRole('link', { name: 'Zum Tisch' })).toHaveAttribute('href', '/table/t1');
});

it('leads whoever has no seat at the table back, instead of trying the same again', async () => {
  render(Builder, { system: 'percentacy', table: 'elsewhere' });
  expect(await screen.findByRole('link', { name: 'Zu deinen Tischen' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

it('changes nothing once the page was left, however late the answer comes', async () => {
  table.useSystem({ ...system, id: 'plus_minus' });
  let answer = () => {};
  held['/api/creation/percentacy'] = new Promise<void>((done) => (answer = done));
  const { unmount } = render(Builder, grows);
  unmount();
  answer();
  await waitFor(() => expect(loads().map((one) => one.path)).toContain('/api/tables/t1/beings/b1/growth'));
  // All that follows from the answer has happened by the next turn.
  await new Promise((done) => setTimeout(done));
  expect(systemId()).toBe('plus_minus');
});

it('shows a character that somebody asks to bring, keeps nothing of it and leads back to the table', async () => {
  answers['POST /api/creation/percentacy/view'] = view;
  const user = userEvent.setup();
  const go = vi.spyOn(routing, 'go').mockImplementation(() => undefined);
  const being = { name: 'Orla', player: 's1' };
  const request = { id: 'r1', seat: 's1', action: null, note: '', at: 0, message: null, command: { do: 'add_being', being } };
  sit({ ...gmView(), requests: { r1: request as never } });
  const { unmount } = render(Requests);
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(go).toHaveBeenLastCalledWith('/builder/percentacy/t1');
  unmount();
  render(Builder, { system: 'percentacy', table: 't1' });
  const name = (await screen.findAllByRole('textbox', { name: 'Name' }))[0]!;
  expect(name).toHaveValue('Orla');
  await user.type(name, '!');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Zum Tisch' }));
  expect(go).toHaveBeenLastCalledWith('/table/t1');
});

it('undoes in the draft, but not what is typed into a search', async () => {
  render(Builder, grows);
  const user = userEvent.setup();
  const name = (await screen.findAllByRole('textbox', { name: 'Name' }))[0]!;
  await user.type(name, '!');
  await user.type(screen.getAllByRole('searchbox')[0]!, 'x{Control>}z{/Control}');
  expect(document.title).toMatch(/^Mira Talgau! ·/);
  await user.click(name);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(document.title).toMatch(/^Mira Talgau ·/));
});
