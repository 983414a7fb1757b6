import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import Log from '../src/app/panels/Log.svelte';
import FreeRoll from '../src/app/rolls/FreeRoll.svelte';
import type { Card } from '../src/lib/protocol.ts';
import { desk } from '../src/lib/desk.svelte.ts';
import { table } from '../src/lib/table.svelte.ts';
import { gmView, line as logLine, playerView } from './fixtures/fight.ts';
import { sit } from './mock.ts';

afterEach(() => table.close());

const dice = { kind: 'dice', id: '4d6kh3!+d%' };
const card: Card = {
  message: { id: 'told-dice-rolled', args: { dice, total: 27 } },
  event: {
    type: 'DiceRolled',
    by: '',
    expression: '4d6kh3+d100',
    total: 27,
    thrown: [
      { sides: 6, faces: [[3], [6, 2], [1], [4]], dropped: [2] },
      { sides: 100, faces: [[12]] },
    ],
  },
};

describe('the talk line', () => {
  it('sends dice as a roll of one’s own being, and marks the place of a fault', async () => {
    const user = userEvent.setup();
    const line = sit(playerView());
    render(Log);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Etwas sagen' });
    await user.type(box, '/w 2W6x+1');
    expect(screen.getByRole('button', { name: 'Würfeln' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(line.last).toEqual({ t: 'do', command: { do: 'roll', expression: '2W6x+1', by: table.mine[0]?.id } });
    const { key } = line.sent[line.sent.length - 1] as { key: string };
    line.say({ t: 'refused', key, error: { code: 'bad_expression', message: { id: 'ui-told', args: { text: 'Stelle 4', at: 4 } } } });
    await waitFor(() => expect(box).toHaveValue('/w 2W6x+1'));
    await waitFor(() => expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('x'));
    expect(screen.getByRole('alert')).toHaveTextContent('Stelle 4');
  });

  it('keeps what is written while another panel is looked at, and that it is covert; another table has none of it', async () => {
    const user = userEvent.setup();
    sit(gmView());
    const box = () => screen.getByRole('textbox', { name: 'Etwas sagen' });
    const { unmount } = render(Log);
    await user.type(box(), '2d6+3');
    await user.click(screen.getByRole('checkbox', { name: 'verdeckt' }));
    unmount();
    render(Log);
    expect(box()).toHaveValue('2d6+3');
    expect(screen.getByRole('checkbox', { name: 'verdeckt' })).toBeChecked();
    desk.leave();
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('lets the game master roll covertly, in nobody’s name', async () => {
    const user = userEvent.setup();
    const line = sit(gmView());
    render(Log);
    const box = screen.getByRole('textbox', { name: 'Etwas sagen' });
    await user.type(box, '2d6+3');
    await user.click(screen.getByRole('checkbox', { name: 'verdeckt' }));
    await user.click(screen.getByRole('button', { name: 'Würfeln' }));
    expect(line.last).toEqual({ t: 'do', command: { do: 'roll', expression: '2d6+3' }, hidden: true });
    await user.type(box, 'Das war knapp{Enter}');
    expect(line.last).toEqual({ t: 'say', text: 'Das war knapp' });
  });
});

describe('a free roll', () => {
  it('unfolds to its dice under its line, and says whose it was', async () => {
    const user = userEvent.setup();
    const one = logLine(3, { id: 'title-roll', args: { dice } }, { cards: [card], kind: 'action', seat: 's2' });
    sit({ ...gmView(), log: { '3': one } });
    render(Log);
    expect(screen.queryByText('12')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Einzelheiten' }));
    expect(screen.getByRole('listitem')).toHaveTextContent(`${table.view?.seats['s2']?.name}:`);
    expect(screen.getByRole('group', { name: /W6: 3, 6 \+ 2, 4; zählt nicht: 1\. W100: 12/ })).toBeVisible();
    expect(screen.getByText('27')).toBeVisible();
  });

  it('draws a thousand dice as figures', () => {
    sit(gmView());
    const faces = Array.from({ length: 1000 }, () => [6]);
    const { container } = render(FreeRoll, { card: { ...card, event: { ...card.event, thrown: [{ sides: 6, faces }] } } });
    expect(container.querySelectorAll('.face')).toHaveLength(1000);
    expect(container.querySelector('svg')).toBeNull();
  });
});
