import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Dialogs from '../src/app/dialogs/Dialogs.svelte';
import { command, typed, actOf } from '../src/app/dialogs/acts.ts';
import TablePage from '../src/app/pages/Table.svelte';
import Beings from '../src/app/panels/Beings.svelte';
import GmRow from '../src/app/panels/GmRow.svelte';
import Log from '../src/app/panels/Log.svelte';
import Lost from '../src/app/panels/Lost.svelte';
import Outdated from '../src/app/panels/Outdated.svelte';
import Requests from '../src/app/panels/Requests.svelte';
import Tabs from '../src/app/layout/Tabs.svelte';
import Stage from '../src/app/panels/Stage.svelte';
import { desk } from '../src/lib/desk.svelte.ts';
import { name, table } from '../src/lib/table.svelte.ts';
import { systems } from '../src/systems/index.ts';
import { setLanguage } from '../src/lib/text.svelte.ts';
import { checkCard, gmView, line as logLine, playerView, question, stage } from './fixtures/fight.ts';
import { sit } from './mock.ts';

afterEach(() => table.close());

describe('the question', () => {
  it('is answered by a click, by a digit, and by Enter for the suggestion', async () => {
    const user = userEvent.setup();
    const line = sit(playerView());
    render(Stage);
    await user.click(screen.getByRole('button', { name: /Parieren/ }));
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'parry' });
    await line.refuse('refused-question-open', 'PC-ATK-06');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erst muss die Frage beantwortet werden. Regel PC-ATK-06');

    (document.activeElement as HTMLElement).blur();
    await user.keyboard('3');
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'none' });
    await line.refuse('refused-question-open');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'evade' }));
  });

  it('is sent once however often one presses', async () => {
    const user = userEvent.setup();
    const line = sit(playerView());
    render(Stage);
    await user.keyboard('12');
    await user.click(screen.getByRole('button', { name: /Parieren/ }));
    expect(line.sent).toHaveLength(1);
  });

  it('leaves keys alone where the question is somebody else’s, but lets the game master click', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(Stage);
    await user.keyboard('1{Enter}');
    expect(line.sent).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /Ausweichen/ }));
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 'evade' });
  });

  it('shows the roll that is to be kept or made again', () => {
    sit({ ...playerView(), stage: stage([checkCard], question(true, { kind: 'keep', ahead: null })) });
    render(Stage, { slip: true });
    const slip = screen.getByRole('heading', { level: 3 }).closest('section')!;
    expect(within(slip).getByText(/\b23\b/)).toBeVisible();
  });

  it('is only a tag for those who are not asked', () => {
    const asked = question(false, { seat: 's2' });
    sit({ ...playerView(), stage: stage([], asked) });
    render(Stage);
    expect(screen.getByText('wartet auf Sami')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('does not take a barred option', async () => {
    const user = userEvent.setup();
    const asked = question(true);
    asked.options[0] = { ...asked.options[0]!, legal: false };
    const line = sit({ ...playerView(), stage: stage([], asked) });
    render(Stage);
    await user.keyboard('1{Enter}');
    await user.click(screen.getByRole('button', { name: /Ausweichen/ }));
    expect(line.sent).toHaveLength(0);
  });

  it('sends a number for a number, and says so where it is none', async () => {
    const user = userEvent.setup();
    const line = sit({ ...playerView(), stage: stage([], question(true, { options: [], suggestion: null, number: true, low: 0, high: 50 })) });
    render(Stage);
    await user.type(screen.getByRole('textbox'), 'viel{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('ganze Zahl');
    expect(line.sent).toHaveLength(0);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '−7{Enter}');
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: -7 });
  });

  it('offers few numbers to be pressed', async () => {
    const user = userEvent.setup();
    const line = sit({ ...playerView(), stage: stage([], question(true, { options: [], suggestion: '2', number: true, low: 0, high: 2 })) });
    render(Stage);
    expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: '1' }));
    await user.click(screen.getByRole('button', { name: 'Antworten' }));
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 1 });
  });

  it('opens the keypad for a real die and sends its face as a number', async () => {
    const user = userEvent.setup();
    const line = sit({ ...playerView(), stage: stage([], question(true, { kind: 'roll', options: [], suggestion: null, sides: 6 })) });
    render(Stage);
    await user.click(screen.getByRole('button', { name: /Würfel/ }));
    await user.click(screen.getByRole('radio', { name: '4' }));
    await user.click(screen.getByRole('button', { name: /eintragen/ }));
    expect(line.last).toEqual({ t: 'answer', question: '41:1', value: 4 });
  });
});

describe('the stage', () => {
  it('speaks the language of the viewer', async () => {
    sit(gmView(), 'de');
    render(Stage);
    expect(screen.getByRole('heading', { name: 'Harrod greift Mira Talgau an' })).toBeVisible();
    setLanguage('en');
    expect(await screen.findByRole('heading', { name: 'Harrod attacks Mira Talgau' })).toBeVisible();
  });

  it('offers to make a roll again and says why another cannot be', async () => {
    const user = userEvent.setup();
    const again = { by: 'b1', seat: 's1', roll: 'evade', legal: true, reason: null, left: 2 };
    const line = sit({
      ...playerView(),
      stage: stage([], null, {
        again: [
          { ...again, at: 1 },
          { ...again, at: 2, legal: false, reason: { id: 'refused-question-open' } },
          { ...again, at: 3, seat: 's2', by: 'b2' },
        ],
      }),
    });
    render(Stage);
    const buttons = screen.getAllByRole('button', { name: /Rewind/ });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1]!);
    expect(line.sent).toHaveLength(0);
    await user.click(buttons[0]!);
    expect(line.last).toEqual({ t: 'redo', action: 41, at: 1, value: null });
  });

  it('is calm while a session or a scene has only begun', () => {
    const begun = { message: { id: 'told-round', args: { n: 1 } }, event: { type: 'SceneStarted' } };
    sit({ ...playerView(), stage: stage([begun], null) });
    render(Stage);
    expect(screen.getByRole('heading', { name: 'Auf der Wendeltreppe' })).toBeVisible();
    expect(screen.queryByText('Abgeschlossen')).toBeNull();
  });

  it('lets the game master set a face or an answer of it, or have it made anew', async () => {
    const user = userEvent.setup();
    const given = [
      { at: 0, kind: 'roll' as const, who: 'b4', title: { id: 'told-listens', args: { who: 'Harrod' } }, value: 23, said: null, sides: 6 },
      { at: 1, kind: 'ask' as const, who: 'b1', title: { id: 'question-defence', args: { who: 'Mira' } }, value: 'evade', said: null, sides: null, options: question(true).options },
    ];
    const line = sit({ ...gmView(), stage: stage([checkCard], null, { given }) });
    render(Stage);
    render(Dialogs);
    await user.click(screen.getByRole('button', { name: 'Anders entscheiden' }));
    await user.click(screen.getByRole('button', { name: 'Parieren' }));
    expect(line.last).toEqual({ t: 'redo', action: 41, at: 1, value: 'parry', free: true });
    await line.refuse('refused-question-open');
    await user.click(screen.getByRole('button', { name: 'Andere Zahl setzen' }));
    await user.click(screen.getByRole('radio', { name: '5' }));
    await user.click(screen.getByRole('button', { name: '5 eintragen' }));
    expect(line.last).toEqual({ t: 'redo', action: 41, at: 0, value: 5, free: true });
    await line.refuse('refused-question-open');
    await user.click(screen.getByRole('button', { name: 'Noch einmal fragen' }));
    expect(line.last).toEqual({ t: 'redo', action: 41, at: 1, value: null, free: true });
    table.close();

    sit({ ...playerView(), stage: stage([checkCard], null) });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Anders entscheiden' })).toBeNull());
  });

  it('offers trust more loudly where the same is asked again', async () => {
    const judgement = (id: string) => question(true, { id, seat: 's0', judgement: true, key: 'parry' });
    const line = sit({ ...gmView(), stage: stage([], judgement('41:1')) });
    render(Stage);
    expect(screen.queryByText('Das wurde schon einmal gefragt.')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /künftig ungefragt/ })).not.toBeChecked();
    line.patch({ path: ['stage'], value: stage([], judgement('43:1')) });
    expect(await screen.findByText('Das wurde schon einmal gefragt.')).toBeVisible();
  });

  it('lists what is trusted among the options and asks again without the tick', async () => {
    const user = userEvent.setup();
    const view = gmView();
    const line = sit({ ...view, table: { ...view.table, trusted: ['parry'] } });
    render(Dialogs);
    desk.open({ kind: 'options' });
    await user.click(await screen.findByRole('checkbox', { name: 'parry' }));
    expect(line.last).toEqual({ t: 'do', command: { do: 'trust', question: 'parry', on: false } });
  });

  it('asks the game master what a critical failure brings, and nobody else', async () => {
    const user = userEvent.setup();
    const failed = { message: null, event: { ...checkCard.event, roll: 100, outcome: 'critical_failure' } };
    const line = sit({ ...gmView(), stage: stage([failed], null, { remark: { id: 'remark-complication' } }) });
    render(Stage);
    await user.type(screen.getByLabelText(/Welche Komplikation/), 'Die Waffe klemmt.');
    await user.click(screen.getByRole('button', { name: 'Festhalten' }));
    expect(line.last).toEqual({ t: 'do', command: { do: 'note', text: 'Die Waffe klemmt.' } });
    table.close();

    sit({ ...playerView(), stage: { ...stage([failed], null), done: true } });
    render(Stage);
    expect(screen.queryAllByLabelText(/Welche Komplikation/)).toHaveLength(0);
  });

  it('can be given up by the game master only', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    const { unmount } = render(Stage);
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(line.last).toEqual({ t: 'cancel', question: '41:1' });
    unmount();
    sit(playerView());
    render(Stage);
    expect(screen.queryByRole('button', { name: 'Abbrechen' })).toBeNull();
  });
});

describe('patches', () => {
  it('change only what they name', async () => {
    const line = sit(playerView());
    render(Beings);
    expect(screen.getByText('Jonne Eik')).toBeVisible();
    line.patch({ path: ['beings', 'b2'] }, { path: ['names', 'b4'], value: 'Harrod der Rote' }, { path: ['beings', 'b5'], value: { ...playerView().beings['b5']!, name: 'Grauer Hund' } });
    await waitFor(() => expect(screen.queryByText('Jonne Eik')).toBeNull());
    expect(screen.getByText('Grauer Hund')).toBeVisible();
    expect(table.view?.names['b4']).toBe('Harrod der Rote');
  });
});

describe('the log', () => {
  it('strikes out what was taken back and says by whom and why', () => {
    sit(gmView());
    render(Log);
    const item = screen.getByText(/trifft Jonne Eik/).closest('li')!;
    expect(item).toHaveClass('undone');
    expect(within(item).getByText('Von Henrike zurückgenommen: „falsches Ziel“')).toBeVisible();
    expect(screen.getByText('Sami: „Wenn einer an die Lampe geht, schieße ich.“')).toBeVisible();
  });

  it('says of a roll that was made again just that', () => {
    const view = gmView();
    view.log['31'] = { ...view.log['31']!, undone: { by: 's1', note: '', how: 'again' } };
    sit(view);
    render(Log);
    const item = screen.getByText(/trifft Jonne Eik/).closest('li')!;
    expect(item).toHaveTextContent('Das wurde noch einmal gemacht');
    expect(item).not.toHaveTextContent('zurückgenommen');
  });

  it('marks hidden lines, unfolds cards and opens the take-back', async () => {
    const user = userEvent.setup();
    sit(gmView());
    render(Log);
    const item = screen.getByText(/Harrod horcht/).closest('li')!;
    expect(within(item).getByText('verdeckt')).toBeVisible();
    const fold = within(item).getByRole('button', { name: 'Einzelheiten' });
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(item).getByRole('button', { name: 'Zurücknehmen: Harrod horcht.' }));
    expect(desk.dialog).toEqual({ kind: 'take_back', action: 39 });
  });

  it('hands the focus on where the button that unfolds or folds a line is gone by that', async () => {
    const user = userEvent.setup();
    const cards = Array.from({ length: 12 }, (_, n) => ({ message: { id: 'told-round', args: { n: n + 1 } }, event: { type: 'RoundBegan' } }));
    const view = gmView();
    sit({ ...view, log: { 90: { ...logLine(90, { id: 'told-round', args: { n: 0 } }), cards } as never } });
    render(Log);
    screen.getByRole('button', { name: /weitere/ }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'weniger' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /weitere/ })).toHaveFocus());
  });

  it('draws a window of many lines and widens it', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 200 }, (_, n) => logLine(n, { id: 'told-round', args: { n } }));
    sit({ ...gmView(), log: Object.fromEntries(many.map((one) => [String(one.n), one])) });
    render(Log);
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    expect(screen.getByText('Runde 199 beginnt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ältere Einträge' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(120));
  });

  it('keeps its first line in place for who reads farther up while new ones come', async () => {
    const many = Array.from({ length: 200 }, (_, n) => logLine(n, { id: 'told-round', args: { n } }));
    const line = sit({ ...gmView(), log: Object.fromEntries(many.map((one) => [String(one.n), one])) });
    render(Log);
    const box = screen.getByRole('region', { name: 'Einträge' });
    const scroll = (top: number) => {
      Object.defineProperties(box, { scrollHeight: { value: 4000, configurable: true }, clientHeight: { value: 600, configurable: true } });
      box.scrollTop = top;
      return fireEvent.scroll(box);
    };
    await scroll(1000);
    line.patch({ path: ['log', '200'], value: logLine(200, { id: 'told-round', args: { n: 200 } }) });
    expect(await screen.findByText('Runde 200 beginnt.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Runde 140 beginnt.');
    await scroll(3400);
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
  });

  it('asks the server for what is older than the view', async () => {
    const user = userEvent.setup();
    sit(gmView());
    const fetched = vi.fn((_path: string) => Promise.resolve(new Response(JSON.stringify([logLine(29, { id: 'told-round', args: { n: 77 } })]))));
    vi.stubGlobal('fetch', fetched);
    render(Log);
    await user.click(screen.getByRole('button', { name: 'Ältere Einträge' }));
    expect(await screen.findByText('Runde 77 beginnt.')).toBeVisible();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/tables/t1/log?before=30');
    vi.unstubAllGlobals();
  });

  it('sends what is said, and keeps it where it was refused', async () => {
    const user = userEvent.setup();
    const line = sit(playerView());
    render(Log);
    const box = screen.getByRole('textbox', { name: 'Etwas sagen' });
    await user.type(box, 'Hallo{Enter}');
    expect(line.last).toEqual({ t: 'say', text: 'Hallo' });
    expect(box).toHaveValue('');
    await line.refuse('refused-question-open');
    await waitFor(() => expect(box).toHaveValue('Hallo'));
  });
});

describe('the game master', () => {
  it('deals damage by a form that says what is missing', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(GmRow);
    render(Dialogs);
    await user.click(screen.getByRole('button', { name: 'Schaden' }));
    const send = await screen.findByRole('button', { name: 'Schaden zufügen' });
    expect(send).toHaveAttribute('title', 'Es fehlt noch: Wesen');
    await user.click(send);
    expect(line.sent).toHaveLength(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wesen' }), 'Harrod');
    await user.click(send);
    expect(line.last).toEqual({ t: 'do', command: { do: 'damage', target: 'b4', amount: 10 } });
    await line.done();
    await waitFor(() => expect(desk.dialog).toBeNull());
  });

  it('sees what a take-back strikes before it is sent', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(Dialogs);
    desk.open({ kind: 'take_back', action: 35 });
    await waitFor(() => expect(line.last).toEqual({ t: 'undo_preview', action: 35 }));
    const lines = [gmView().log['35']!, gmView().log['41']!];
    line.say({ t: 'undo_preview', key: (line.sent[0] as { key: string }).key, lines });
    expect(await screen.findByText('2 Einträge zählen dann nicht mehr:')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Warum' }), 'zu früh');
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
    expect(line.last).toEqual({ t: 'take_back', action: 35, note: 'zu früh' });
  });

  it('begins a fight with an ambush', async () => {
    const user = userEvent.setup();
    const line = sit({ ...gmView(), combat: null });
    render(Dialogs);
    desk.open({ kind: 'combat' });
    await user.click(await screen.findByRole('checkbox', { name: /Hinterhalt/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Harrod' }), 'lauert');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jonne Eik' }), 'überrascht');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wellenhund' }), 'nicht dabei');
    await user.click(screen.getByRole('button', { name: 'Kampf mit 4 Wesen beginnen' }));
    expect(line.last).toEqual({
      t: 'do',
      command: { do: 'start_combat', beings: ['b3', 'b4', 'b2', 'b1'], ambush: { attackers: ['b4'], surprised: ['b2'] } },
    });
  });

  it('shows a being by facets, in the order of the form', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(Dialogs);
    desk.open({ kind: 'being', target: 'b4' });
    await user.click(await screen.findByRole('checkbox', { name: 'HP' }));
    expect(line.last).toEqual({ t: 'do', command: { do: 'disclose', target: 'b4', shown: ['conditions', 'health', 'hp'] } });
    await user.click(screen.getByRole('checkbox', { name: /In der Szene/ }));
    expect(line.last).toEqual({ t: 'do', command: { do: 'set_present', target: 'b4', present: false } });
  });

  it('decides requests; a player withdraws their own', async () => {
    const user = userEvent.setup();
    const requests = { r1: { id: 'r1', seat: 's1', action: 41, note: 'vertippt', at: 0 } };
    let line = sit({ ...gmView(), requests });
    const { unmount } = render(Requests);
    expect(screen.getByText(/Jule möchte zurücknehmen: Harrod greift Mira Talgau an.*vertippt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
    expect(line.last).toEqual({ t: 'request', request: 'r1', accept: true });
    unmount();
    line = sit({ ...playerView(), requests });
    render(Requests);
    await user.click(screen.getByRole('button', { name: 'Bitte zurückziehen' }));
    expect(line.last).toEqual({ t: 'request', request: 'r1', accept: false });
  });

  it('says which rules changed, lets the game master accept them, and says why where that is refused', async () => {
    const user = userEvent.setup();
    const view = gmView();
    const outdated = {
      version: '1.0', content: 'aaaaaaaa11', installed_version: '1.1', installed_content: 'bbbbbbbb22',
      played: true,
      rows: [
        {
          how: 'changed' as const, shelf: { id: 'ui-log' }, name: { de: 'Langwaffe', en: 'Long gun' },
          lines: [{ id: 'ui-said', args: { who: { de: 'Schaden', en: 'Damage' }, text: '60 / 45' } }],
        },
        { how: 'added' as const, shelf: { id: 'ui-log' }, name: { de: 'Harpune', en: 'Harpoon' }, lines: [] },
      ],
      beings: [{ being: 'b1', name: 'Mira Talgau', values: [{ of: 'skill/melee', before: -5, after: 10 }] }],
    };
    const line = sit({ ...view, table: { ...view.table, outdated } });
    render(Outdated);
    const notice = screen.getByRole('region', { name: 'Das Regelwerk hat sich geändert' });
    expect(notice).toHaveTextContent('Vereinbart Version 1.0, Inhalt aaaaaaaa Installiert Version 1.1, Inhalt bbbbbbbb');
    expect(notice).toHaveTextContent('Was schon im Verlauf steht, bleibt, wie es ist.');
    expect(notice).toHaveTextContent('Gespielt wird weiter mit dem, was vereinbart ist');
    await user.click(screen.getByText('2 Einträge ändern sich, für eine Figur auch abgeleitete Werte'));
    expect(within(notice).getByText('Langwaffe').closest('li')).toHaveTextContent(/Schaden.*60 \/ 45/);
    expect(within(notice).getByText('Harpune')).toBeVisible();
    expect(within(notice).queryByText(/^Entfallen/)).toBeNull();
    const melee = within(notice).getByText(name({ kind: 'skill', id: 'melee' }));
    expect(melee.closest('div')).toHaveTextContent('−5 → 10');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(line.last).toEqual({ t: 'pin', content: 'bbbbbbbb22' });
    await line.refuse('error-unknown_id');
    expect(await screen.findByRole('alert')).toBeVisible();
    line.patch({ path: ['table'], value: { ...view.table, outdated: null } });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('leaves what changed for later, until something else is installed', async () => {
    const user = userEvent.setup();
    const view = gmView();
    const outdated = (content: string) => ({
      version: '1.0', content: 'aa', installed_version: '1.1', installed_content: content, rows: [], beings: [], played: false,
    });
    const line = sit({ ...view, table: { ...view.table, outdated: outdated('bb') } }, 'en');
    render(Outdated);
    expect(screen.getByRole('region', { name: 'The rules have changed' })).toHaveTextContent('What was agreed on can no longer be played');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(line.sent).toHaveLength(0);
    line.patch({ path: ['table'], value: { ...view.table, outdated: outdated('cc') } });
    expect(await screen.findByRole('region', { name: 'The rules have changed' })).toBeVisible();
  });

  it('only says that another version is installed where the content is the same', async () => {
    const user = userEvent.setup();
    const view = gmView();
    const outdated = { version: '1.0', content: 'aa', installed_version: '1.1', installed_content: 'aa', rows: [], beings: [], played: true };
    const line = sit({ ...view, table: { ...view.table, outdated } }, 'en');
    render(Outdated);
    const notice = screen.getByRole('region', { name: 'The rules have changed' });
    expect(notice).toHaveTextContent('there is nothing to decide');
    expect(within(notice).queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(line.sent).toHaveLength(0);
  });

  it('fetches what a table calls things where it plays with other content than is installed', async () => {
    const view = gmView();
    const fetched = vi.fn((_path: string) => Promise.resolve(new Response(JSON.stringify({ ...table.system, version: 'of this table' }))));
    vi.stubGlobal('fetch', fetched);
    const line = sit(view, 'en');
    expect(fetched).not.toHaveBeenCalled();
    line.patch({ path: ['table'], value: { ...view.table, pinned: 'abc' } });
    await waitFor(() => expect(table.system?.version).toBe('of this table'));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/systems/percentacy/first/en?table=t1&content=abc']);
    vi.unstubAllGlobals();
  });

  it('fetches each system once, however they overtake each other, and none for a table that was left', async () => {
    const view = gmView();
    const waiting: { path: string; answer: (response: Response) => void }[] = [];
    vi.stubGlobal('fetch', (path: string) => new Promise<Response>((answer) => waiting.push({ path, answer })));
    vi.useFakeTimers();
    const line = sit(view, 'en');
    const from = (pinned: string) => `/api/systems/percentacy/first/en?table=t1&content=${pinned}`;
    for (const pinned of ['abc', 'def']) line.patch({ path: ['table'], value: { ...view.table, pinned } });
    waiting[0]!.answer(new Response(JSON.stringify(table.system)));
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.map((one) => one.path)).toEqual([from('abc'), from('def')]);
    waiting[1]!.answer(new Response('{}', { status: 503 }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(waiting.map((one) => one.path)).toEqual([from('abc'), from('def'), from('def')]);
    waiting[2]!.answer(new Response('{}', { status: 503 }));
    await vi.advanceTimersByTimeAsync(0);
    table.close();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(waiting).toHaveLength(3);
    const other = sit(view, 'en');
    other.patch({ path: ['table'], value: { ...view.table, pinned: 'ghi' } });
    table.close();
    waiting[3]!.answer(new Response(JSON.stringify({ ...table.system, version: 'too late' })));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.system?.version).not.toBe('too late');
    // Whoever comes back while it is on its way gets it all the same.
    const pinned = { ...view, table: { ...view.table, pinned: 'jkl' } };
    sit(pinned, 'en');
    sit(pinned, 'en');
    waiting[4]!.answer(new Response(JSON.stringify(table.system)));
    await vi.advanceTimersByTimeAsync(0);
    waiting[5]!.answer(new Response(JSON.stringify({ ...table.system, version: 'in time' })));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.system?.version).toBe('in time');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('types values as they are meant', () => {
    expect([typed('12'), typed('−5'), typed('ja'), typed('nein'), typed(' rot ')]).toEqual([12, -5, true, false, 'rot']);
    expect(command(actOf('override'), { target: 'b1', field: 'hp', value: '30', reason: 'x' })).toEqual({ do: 'override', target: 'b1', field: 'hp', value: 30, reason: 'x' });
    const paths = systems['percentacy']!.settable(gmView().beings['b1']!).map((one) => one.path);
    expect(paths).toContain('attributes.dexterity');
    expect(paths).toContain('skills.crafting:carpentry');
    expect(paths).toContain('hp');
  });
});

describe('the page', () => {
  const narrow = (matches: boolean) =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: !matches && media.includes('min-width'), media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );

  function open(view: ReturnType<typeof gmView>, small: boolean) {
    narrow(small);
    const line = sit(view);
    // The page opens its own line; the test gives it this one.
    vi.spyOn(table, 'open').mockReturnValue(() => undefined);
    render(TablePage, { id: 't1' });
    return line;
  }

  it('calls the one who is asked: title of the tab, a badge on the tab, the slip on whatever is visible', async () => {
    const user = userEvent.setup();
    const line = open(playerView(), true);
    expect(document.title).toMatch(/^\? Mira Talgau: ausweichen oder parieren/);
    const tabs = screen.getByRole('navigation', { name: 'Bereiche' });
    expect(within(tabs).getByRole('img', { name: 'eine Frage wartet' })).toBeVisible();
    for (const name of [/Szene/, /Kampf/, /Verlauf/]) {
      await user.click(within(tabs).getByRole('button', { name }));
      expect(screen.getAllByRole('button', { name: /Ausweichen/ })).toHaveLength(1);
    }
    line.patch({ path: ['stage'], value: stage([], null) });
    await waitFor(() => expect(document.title).toBe('Die Lampe von Ormsund · Spielwerk'));
    expect(within(tabs).queryByRole('img', { name: 'eine Frage wartet' })).toBeNull();
  });

  it('says once to a player without a character how one is come by', async () => {
    const user = userEvent.setup();
    const view = playerView();
    open({ ...view, me: { ...view.me, seat: 's9' }, stage: null }, true);
    await user.click(screen.getByRole('button', { name: 'Blatt' }));
    expect(screen.getAllByText(/noch keinen Charakter/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Charakter erschaffen' })).toBeVisible();
  });

  it('lets the keyboard past the head and everybody in the scene', async () => {
    const user = userEvent.setup();
    open(gmView(), false);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Zum Geschehen' })).toHaveFocus();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement);
  });

  it('turns from the sheet to what one has rolled, but not to what others roll', async () => {
    const view = { ...playerView(), stage: null };
    const line = open(view, true);
    const current = () => within(screen.getByRole('navigation', { name: 'Bereiche' })).getByRole('button', { current: 'page' });
    expect(current()).toHaveTextContent('Blatt');
    line.patch({ path: ['stage'], value: stage([checkCard], null, { action: 50, actor: 's2' }) });
    await waitFor(() => expect(table.view?.stage?.action).toBe(50));
    expect(current()).toHaveTextContent('Blatt');
    line.patch({ path: ['stage'], value: stage([checkCard], null, { action: 51, actor: 's1' }) });
    await waitFor(() => expect(current()).toHaveTextContent('Szene'));
  });

  it('lets dice fall once, not again when one turns away and back, and not those that lay there', async () => {
    const user = userEvent.setup();
    const line = open({ ...playerView(), stage: stage([checkCard], null, { action: 49 }) }, true);
    const to = (name: RegExp) => user.click(within(screen.getByRole('navigation', { name: 'Bereiche' })).getByRole('button', { name }));
    const falling = () => document.querySelectorAll('.falling').length;
    const dice = () => document.querySelectorAll('.die').length;
    await to(/Szene/);
    expect([dice() > 0, falling()]).toEqual([true, 0]);
    line.patch({ path: ['stage'], value: stage([checkCard], null, { action: 51, actor: 's1' }) });
    await waitFor(() => expect(falling()).toBeGreaterThan(0));
    await to(/Verlauf/);
    expect(dice()).toBe(0);
    await to(/Szene/);
    expect([dice() > 0, falling()]).toEqual([true, 0]);
  });

  it('stays where one was when the tabs come anew, as when a tablet is turned', async () => {
    sit(playerView());
    const current = () => screen.getByRole('button', { current: 'page' });
    const { unmount } = render(Tabs);
    await waitFor(() => expect(current()).toHaveTextContent('Blatt'));
    await userEvent.click(screen.getByRole('button', { name: /Verlauf/ }));
    unmount();
    render(Tabs);
    await tick();
    expect(current()).toHaveTextContent('Verlauf');
  });

  it('shows what came of one’s own answer', async () => {
    const line = open(playerView(), true);
    line.patch({ path: ['stage'], value: stage([checkCard, checkCard], null) });
    await waitFor(() => expect(within(screen.getByRole('navigation', { name: 'Bereiche' })).getByRole('button', { current: 'page' })).toHaveTextContent('Szene'));
  });

  it.each([
    ['s1', 1],
    ['s2', 0],
  ])('says on the sheet of a phone that what one proposed waits, and for whom (by %s)', async (actor, signs) => {
    open({ ...playerView(), stage: stage([], { ...question(false), seat: 's0' }, { action: 50, actor }) }, true);
    const sign = screen.queryAllByRole('button', { name: /^wartet auf/ });
    expect(sign).toHaveLength(signs);
    if (!sign[0]) return;
    await userEvent.click(sign[0]);
    expect(within(screen.getByRole('navigation', { name: 'Bereiche' })).getByRole('button', { current: 'page' })).toHaveTextContent('Szene');
  });

  it('does not call the game master for somebody else’s question', () => {
    open(gmView(), false);
    expect(document.title).toBe('Die Lampe von Ormsund · Spielwerk');
    expect(screen.getByRole('button', { name: /Ausweichen/ })).toBeVisible();
  });

  it('shows one sheet at a time to somebody who plays several beings', async () => {
    const user = userEvent.setup();
    const view = playerView();
    view.beings['b2'] = { ...view.beings['b2']!, seat: 's1' };
    open(view, false);
    expect(screen.getByRole('article', { name: 'Jonne Eik' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Mira Talgau' })).toBeNull();
    await user.click(within(screen.getByRole('group', { name: 'Deine Charaktere' })).getByRole('button', { name: /Mira Talgau/ }));
    expect(screen.getByRole('article', { name: 'Mira Talgau' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Jonne Eik' })).toBeNull();
  });

  it('shows players no tools of the game master', () => {
    open(playerView(), false);
    expect(screen.queryByText('Nur Spielleitung')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Verdeckt würfeln' })).toBeNull();
  });

  it('announces a new line once, however often the view around it comes anew', async () => {
    const line = open(playerView(), false);
    const live = screen.getAllByRole('status').find((one) => one.getAttribute('aria-live') === 'polite' && one.classList.contains('sr'))!;
    expect(live).toHaveTextContent('');
    const said: string[] = [];
    new MutationObserver(() => said.push(live.textContent ?? '')).observe(live, { childList: true, characterData: true, subtree: true });
    const round = logLine(42, { id: 'told-round', args: { n: 3 } });
    line.patch({ path: ['log', '42'], value: round });
    await waitFor(() => expect(said).toEqual(['Runde 3 beginnt.']));
    line.patch({ path: ['log', '42'], value: { ...round, undone: true } });
    const view = playerView();
    line.say({ t: 'view', v: 9, now: Date.now(), view: { ...view, log: { ...view.log, 42: round } } });
    setLanguage('en');
    await tick();
    setLanguage('de');
    await tick();
    expect(said).toEqual(['Runde 3 beginnt.']);
    line.say({ t: 'patch', v: 10, ops: [{ path: ['log', '43'], value: logLine(43, { id: 'told-round', args: { n: 4 } }) }] });
    await waitFor(() => expect(said).toEqual(['Runde 3 beginnt.', 'Runde 4 beginnt.']));
  });
});

it('says for how long the line is lost, and stays usable', async () => {
  const line = sit(playerView());
  render(Lost);
  // A region that comes together with its words is read aloud by few: it is there before.
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  line.onclose?.({ code: 1006 });
  await waitFor(() => expect(region).toHaveTextContent('Die Verbindung fehlt.'));
  expect(screen.getByText(/Verbindung fehlt seit 0 s/)).toBeVisible();
});
