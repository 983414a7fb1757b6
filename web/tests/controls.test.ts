/** Controls that send something: once, under one key, and what they show where it was not done. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Finish from '../src/app/builder/Finish.svelte';
import { Bench } from '../src/app/builder/bench.svelte.ts';
import Dialogs from '../src/app/dialogs/Dialogs.svelte';
import BeingPage from '../src/app/panels/BeingPage.svelte';
import Due from '../src/app/panels/Due.svelte';
import Remark from '../src/app/panels/Remark.svelte';
import Stage from '../src/app/panels/Stage.svelte';
import Turns from '../src/app/panels/Turns.svelte';
import { desk } from '../src/lib/desk.svelte.ts';
import { routing } from '../src/lib/routing.svelte.ts';
import { table } from '../src/lib/table.svelte.ts';
import { addSentences } from '../src/lib/text.svelte.ts';
import OwnSkill from '../src/systems/percentacy/builder/OwnSkill.svelte';
import de from '../src/text/builder.de.ftl?raw';
import en from '../src/text/builder.en.ftl?raw';
import { checkCard, gmView, playerView, question, stage } from './fixtures/fight.ts';
import { sit } from './mock.ts';

interface Asked { method: string; path: string; body: Record<string, unknown> }
let asked: Asked[];
type Answer = unknown | (() => unknown);

/** Answer requests from a table of "METHOD path"; a function may fail, or answer later. */
function serve(answers: Record<string, Answer>) {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown> });
    const answer = answers[`${method} ${path}`];
    const body: unknown = typeof answer === 'function' ? await (answer as () => unknown)() : answer;
    return new Response(JSON.stringify(body ?? null), { status: answer === undefined ? 404 : 200 });
  });
}
const sent = (method: string) => asked.filter((one) => one.method === method);

beforeEach(() => addSentences({ de, en }));
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe('the question', () => {
  it.each(['', '0x10', '1e2', '1,5'])('takes no "%s" for a number', async (text) => {
    const user = userEvent.setup();
    const line = sit({ ...playerView(), stage: stage([], question(true, { options: [], suggestion: '5', number: true, low: 0, high: 50 })) });
    render(Stage);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), `${text}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('ganze Zahl');
    expect(line.sent).toHaveLength(0);
  });

  it('counts its options for the keys as they are drawn', async () => {
    const user = userEvent.setup();
    const [evade, parry, none] = question(true).options;
    const line = sit({ ...playerView(), stage: stage([], question(true, { options: [none!, evade!, parry!] })) });
    render(Stage);
    await user.keyboard('1');
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'evade' });
    await line.refuse('refused-question-open');
    await user.keyboard('3');
    await waitFor(() => expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'none' }));
  });

  it.each(['{Enter}', '1'])('lets the suggestion stand from now on where that is ticked and answered by %s', async (key) => {
    const user = userEvent.setup();
    const line = sit({ ...gmView(), stage: stage([], question(true, { seat: 's0', judgement: true })) });
    render(Stage);
    const tick = screen.getByRole('checkbox', { name: /künftig ungefragt/ });
    await user.click(tick);
    tick.blur();
    await user.keyboard(key);
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'evade', trust: true });
  });
});

describe('an answer of the latest action that is set anew', () => {
  it.each(['', '1e2'])('takes no "%s" for a number', async (text) => {
    const user = userEvent.setup();
    const given = [{ at: 1, kind: 'ask', title: { id: 'told-round', args: { n: 1 } }, value: 20, number: true, who: null }];
    const line = sit({ ...gmView(), stage: { ...stage([checkCard], null), given } as never });
    render(Dialogs);
    desk.open({ kind: 'anew' });
    const field = await screen.findByRole('textbox');
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    expect(line.last).toMatchObject({ t: 'redo', at: 1, value: text });
  });
});

describe('where a change is refused', () => {
  it('a being’s dialog shows again what holds', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(Dialogs);
    desk.open({ kind: 'being', target: 'b4' });
    for (const name of [/In der Szene/, 'HP']) {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
      const before = box.checked;
      await user.click(box);
      await line.refuse('refused-question-open');
      await waitFor(() => expect(box.checked).toBe(before));
    }
    const seat = screen.getByRole('combobox');
    await user.selectOptions(seat, 'Jule');
    await line.refuse('refused-question-open');
    await waitFor(() => expect(seat).toHaveValue(''));
    expect(screen.getByRole('alert')).toHaveTextContent('Erst muss die Frage beantwortet werden.');
  });

  it('the level that is looked at does', async () => {
    const user = userEvent.setup();
    const view = playerView();
    const page = { level: 1, attributes: {}, skills: {}, talents: [], handicaps: [] };
    sit({ ...view, beings: { ...view.beings, b1: { ...view.beings['b1']!, level: 2, history: [page] } as never } });
    serve({});
    render(BeingPage, { being: table.view!.beings['b1']! });
    const level = screen.getByRole('combobox', { name: 'Stand' });
    expect(level).toHaveValue('2');
    await user.selectOptions(level, '1');
    await screen.findByRole('alert');
    expect(level).toHaveValue('2');
  });

  it('one’s own seat does', async () => {
    const user = userEvent.setup();
    const line = sit(playerView());
    render(Dialogs);
    desk.open({ kind: 'seat' });
    for (const box of await screen.findAllByRole('checkbox')) {
      await user.click(box);
      await line.refuse('refused-question-open');
      await waitFor(() => expect(box).not.toBeChecked());
    }
  });

  it('the options do, and take no emptied number', async () => {
    const user = userEvent.setup();
    const view = gmView();
    const line = sit({ ...view, table: { ...view.table, options: { defences_per_round: 3 }, trusted: ['parry'] } });
    render(Dialogs);
    desk.open({ kind: 'options' });
    const tie = await screen.findByRole('combobox', { name: 'Bonus und Erschwernis gleich stark' });
    await user.selectOptions(tie, 'keines von beiden');
    await line.refuse('refused-question-open');
    await waitFor(() => expect(tie).toHaveValue('ask'));
    const number = screen.getByRole('spinbutton', { name: 'Abwehrversuche je Runde' });
    const before = line.sent.length;
    await user.clear(number);
    await user.tab();
    expect(number).toHaveValue(3);
    expect(line.sent).toHaveLength(before);
    expect(within(number.closest('li')!).getByRole('alert')).toHaveTextContent('ganze Zahl von 1 bis 20');
    await user.clear(number);
    await user.type(number, '7');
    await user.tab();
    expect(line.last).toEqual({ t: 'do', command: { do: 'set_option', option: 'defences_per_round', value: 7 } });
    await line.refuse('refused-question-open');
    await waitFor(() => expect(number).toHaveValue(3));
    const trust = screen.getByRole('checkbox', { name: 'parry' });
    await user.click(trust);
    await line.refuse('refused-question-open');
    await waitFor(() => expect(trust).toBeChecked());
  });
});

describe('pressed twice', () => {
  it('a note is written once', async () => {
    const user = userEvent.setup();
    const failed = { message: null, event: { ...checkCard.event, roll: 100, outcome: 'critical_failure' } };
    const line = sit({ ...gmView(), stage: stage([failed], null, { remark: { id: 'remark-complication' } }) });
    render(Remark, { stage: table.view!.stage! });
    await user.type(screen.getByLabelText(/Welche Komplikation/), 'Die Waffe klemmt.');
    await user.dblClick(screen.getByRole('button', { name: 'Festhalten' }));
    expect(line.sent).toHaveLength(1);
  });

  it('a roll is made again, a turn ended, and what is due done once', async () => {
    const user = userEvent.setup();
    const view = gmView();
    const again = [{ at: 0, roll: 'attack', by: 'b1', seat: 's1', left: 2, legal: true, reason: null }];
    const prompts = [{ say: { id: 'told-round', args: { n: 1 } }, offers: [{ say: { id: 'ui-yes' }, command: { do: 'check', by: 'b1' } }] }];
    const line = sit({ ...view, stage: { ...stage([checkCard], null), again } as never, table: { ...view.table, prompts } as never });
    render(Stage);
    render(Turns);
    render(Due);
    for (const name of [/^Rewind/, 'Zug beenden', /^ja: /]) {
      const before = line.sent.length;
      const button = screen.getAllByRole('button', { name })[0]!;
      await user.dblClick(button);
      expect(line.sent).toHaveLength(before + 1);
      await line.done();
    }
  });

  it('an invitation is made once; where the page may not copy it stands selected', async () => {
    const user = userEvent.setup();
    sit(gmView());
    let answer = () => {};
    const made = { token: 'abc', url: '/join/abc', role: 'player', seat: null };
    serve({ 'GET /api/tables/t1/invites': [], 'POST /api/tables/t1/invites': () => new Promise((done) => (answer = () => done(made))) });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(Dialogs);
    desk.open({ kind: 'invites' });
    await screen.findByText('Noch keine Einladung.');
    await user.dblClick(screen.getByRole('button', { name: 'Link erzeugen' }));
    expect(sent('POST')).toHaveLength(1);
    answer();
    expect(await screen.findByText(/Der Link ist markiert/)).toBeVisible();
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Einladungslink' });
    await waitFor(() => expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value));
  });

  it('a take-back is looked at again once the line is back', async () => {
    const line = sit(gmView());
    line.onclose?.({ code: 1006 });
    render(Dialogs);
    desk.open({ kind: 'take_back', action: 41 });
    expect(await screen.findByText('Wird geladen')).toBeVisible();
    expect(line.sent).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    line.onopen?.(undefined as never);
    line.say({ t: 'view', v: 1, now: Date.now(), view: gmView() });
    await waitFor(() => expect(line.last).toEqual({ t: 'undo_preview', action: 41 }));
  });
});

describe('a form that was closed before the answer came', () => {
  it('leaves alone what was opened since', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(Dialogs);
    desk.open({ kind: 'act', act: 'start_scene' });
    await user.type(await screen.findByRole('textbox'), 'Am Wehr{Enter}');
    expect(line.last).toMatchObject({ t: 'do', command: { do: 'start_scene' } });
    desk.open({ kind: 'seat' });
    await screen.findByText('Dein Platz');
    await line.done();
    await new Promise((later) => setTimeout(later));
    expect(desk.dialog).toEqual({ kind: 'seat' });
  });
});

describe('tried again', () => {
  const away = () => Promise.reject(new TypeError('away'));

  it('a character goes to the table under the same key, and under another from another dialog', async () => {
    const user = userEvent.setup();
    vi.spyOn(routing, 'go').mockImplementation(() => undefined);
    const tables = [{ id: 't1', name: 'Nachtfeuer', system: 'tiny', role: 'gm' }];
    serve({
      'GET /api/tables': tables,
      'GET /api/tables/t1/seats': { seats: [], me: { seat: 's0', role: 'gm' } },
      'POST /api/tables/t1/characters': away,
    });
    const keys = () => sent('POST').map((one) => one.body['key']);
    const bench = new Bench({ id: 'd1', system: 'tiny', table: '', checks: 'enforce', draft: {}, changed: 1 });
    bench.close();
    const open = () => render(Finish, { bench, files: false, onclose: () => {}, ondone: () => {} });
    const { unmount } = open();
    const button = await screen.findByRole('button', { name: 'An den Tisch bringen' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
    await user.click(button);
    await waitFor(() => expect(keys()).toHaveLength(2));
    unmount();
    open();
    const other = await screen.findByRole('button', { name: 'An den Tisch bringen' });
    await waitFor(() => expect(other).not.toHaveAttribute('aria-disabled'));
    await user.click(other);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[0]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('the seats of the table chosen last are shown, however late those of another come', async () => {
    const user = userEvent.setup();
    const tables = ['t1', 't2'].map((id) => ({ id, name: id, system: 'tiny', role: 'gm' }));
    const seats = (name: string) => ({ seats: [{ id: name, name, role: 'player' }], me: { seat: 's0', role: 'gm' } });
    let answer = () => {};
    serve({ 'GET /api/tables': tables, 'GET /api/tables/t1/seats': () => new Promise((done) => (answer = () => done(seats('Jule')))), 'GET /api/tables/t2/seats': seats('Sami') });
    const bench = new Bench({ id: 'd1', system: 'tiny', table: '', checks: 'enforce', draft: {}, changed: 1 });
    bench.close();
    render(Finish, { bench, files: false, onclose: () => {}, ondone: () => {} });
    const which = await screen.findByRole('combobox');
    await user.selectOptions(which, 't1');
    await user.selectOptions(which, 't2');
    expect(await screen.findByRole('option', { name: 'Sami' })).toBeInTheDocument();
    answer();
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('option', { name: 'Jule' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Sami' })).toBeInTheDocument();
  });

  it('a skill of one’s own is asked for under the same key, once at a time', async () => {
    const user = userEvent.setup();
    sit(playerView());
    let fail = () => {};
    serve({ 'POST /api/tables/t1/wishes': () => new Promise((_, no) => (fail = () => no(new TypeError('away')))) });
    render(OwnSkill, { table: 't1', name: 'Jonglieren', onclose: () => {}, onadded: () => {} });
    const button = screen.getByRole('button', { name: 'Vorschlagen' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.dblClick(button);
    expect(sent('POST')).toHaveLength(1);
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
    await user.click(button);
    await waitFor(() => expect(sent('POST')).toHaveLength(2));
    expect(sent('POST')[1]?.body['key']).toBe(sent('POST')[0]?.body['key']);
  });
});
