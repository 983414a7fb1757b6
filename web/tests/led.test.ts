/** What leads people on: who is asked, what is rolled for, what was left out, how a session begins. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import Wide from '../src/app/layout/Wide.svelte';
import LogLine from '../src/app/panels/LogLine.svelte';
import NoSession from '../src/app/panels/NoSession.svelte';
import Stage from '../src/app/panels/Stage.svelte';
import { desk } from '../src/lib/desk.svelte.ts';
import { table } from '../src/lib/table.svelte.ts';
import { gmView, line, playerView, question, stage } from './fixtures/fight.ts';
import { sit } from './mock.ts';

afterEach(() => table.close());

const said = (text: string) => ({ id: 'line-say', args: { text } });
const told = (count: number) => ({
  ...line(41, said('Alles zusammen')),
  cards: Array.from({ length: count }, (_, place) => ({ message: said(`Satz ${place + 1}`), event: { type: 'Told' } })),
});

describe('a line of the log', () => {
  it('says how much more it tells, and opens all of it', async () => {
    sit(playerView());
    render(LogLine, { line: told(10) });
    expect(screen.queryByText('Satz 2')).toBeNull();
    expect(screen.getByText('Satz 10')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'und 3 weitere' }));
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(screen.getByText(`Satz ${place}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'weniger' }));
    expect(screen.queryByText('Satz 2')).toBeNull();
  });

  it('has nothing to open where all of it is seen', () => {
    sit(playerView());
    render(LogLine, { line: told(8) });
    expect(screen.getByText('Satz 2')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** Jule plays Bruna as well. */
function withTwo() {
  const view = playerView();
  return { ...view, beings: { ...view.beings, b3: { ...gmView().beings['b3']!, seat: 's1' } } };
}

describe('somebody who plays two', () => {
  it('reads on the question which of them is asked, and is led to that one’s sheet', async () => {
    sit({ ...withTwo(), stage: stage([], question(true, { being: 'b3' })) });
    desk.chosen = 'b1';
    render(Wide);
    const yours = screen.getByRole('group', { name: 'Deine Charaktere' });
    expect(within(within(yours).getByRole('button', { name: /Bruna/ })).getByRole('img', { name: 'wird gefragt' })).toBeVisible();
    expect(within(yours).getByRole('button', { name: /Mira/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: /Bruna Falkenrath.*Zum Blatt/ }));
    expect(within(yours).getByRole('button', { name: /Bruna/ })).toHaveAttribute('aria-pressed', 'true');
    expect(desk.panel).toBe('sheet');
  });

  it('has no such way who plays one', () => {
    sit(playerView());
    render(Stage);
    expect(screen.queryByRole('button', { name: /Zum Blatt/ })).toBeNull();
  });
});

it('says on the keypad what is rolled, and for whom', async () => {
  sit({ ...withTwo(), stage: stage([], question(true, { kind: 'roll', being: 'b3', sides: 100, options: [], title: said('Probe auf Ausweichen') })) });
  render(Stage);
  await userEvent.click(screen.getByRole('button', { name: 'Würfel eintippen' }));
  const pad = screen.getByRole('dialog');
  expect(pad).toHaveAccessibleDescription('Für Bruna Falkenrath: Harrod greift Mira Talgau an Probe auf Ausweichen');
});

describe('a table without a session', () => {
  it('offers the game master to begin one, and a player nothing', async () => {
    const noSession = (view: ReturnType<typeof gmView>) => ({ ...view, table: { ...view.table, session: null } });
    const wire = sit(noSession(gmView()));
    const { unmount } = render(Wide);
    await userEvent.click(await screen.findByRole('button', { name: 'Sitzung beginnen' }));
    expect(wire.last).toEqual({ t: 'do', command: { do: 'start_session' } });
    unmount();
    sit(noSession(playerView()));
    render(Wide);
    expect(screen.queryByRole('region', { name: 'keine Sitzung' })).toBeNull();
  });

  it('says why it could not begin', async () => {
    const wire = sit({ ...gmView(), table: { ...gmView().table, session: null } });
    render(NoSession);
    await userEvent.click(screen.getByRole('button', { name: 'Sitzung beginnen' }));
    await wire.refuse('refused-question-open');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erst muss die Frage beantwortet werden.');
  });
});
