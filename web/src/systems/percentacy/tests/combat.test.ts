import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { table } from '../../../lib/table.svelte.ts';
import Begin from '../../../app/dialogs/Combat.svelte';
import Combat from '../Combat.svelte';
import { anew, ilka, preview, quendt, sit } from './fixture.ts';

anew();

it('leaves the dead out of a new fight unless they are chosen', () => {
  sit('gm', { beings: { b1: ilka, b2: { ...quendt, conditions: ['dead'] } } as never });
  render(Begin);
  expect(screen.getByRole('combobox', { name: /Quendt/ })).toHaveValue('out');
  expect(screen.getByRole('combobox', { name: /Ilka/ })).toHaveValue('in');
});

describe('Combat', () => {
  const combat = {
    round: 2,
    turn: 'b1',
    order: [
      { being: 'b1', result: -17, state: 'turn' as const },
      { being: 'b2', state: 'delayed' as const },
    ],
    reactions: [{ by: 'b2', trigger: 'jemand rennt' }],
    joining: [],
  };

  it('says whose turn it is and what has become of the others, and lets the player act', async () => {
    sit('player', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveTextContent('am Zug');
    expect(second).toHaveTextContent('verschoben');
    await userEvent.click(screen.getByRole('button', { name: 'Verschieben' }));
    expect(sent).toHaveBeenCalledWith({ do: 'delay', by: 'b1' });
    expect(screen.queryByRole('button', { name: 'Auslösen' })).toBeNull();
  });

  it('drops a refusal with the turn it was about', async () => {
    sit('player', { combat });
    vi.spyOn(table, 'do').mockResolvedValue({ code: 'no_action', message: { id: 'told' } });
    const { container } = render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Verschieben' }));
    expect(container).toHaveTextContent('Es geschieht etwas.');
    sit('player', { combat: { ...combat, turn: 'b2' } });
    await waitFor(() => expect(container).not.toHaveTextContent('Es geschieht etwas.'));
  });

  it('reloads the one of two weapons of a kind that is empty', async () => {
    const weapon = { id: 'knife', skill: 'melee', value: 15, damage: [40, 30, 20, 10], range: 3, capacity: 9, left: 0 };
    sit('player', { combat, beings: { b1: { ...ilka, weapons: [{ ...weapon, which: 1 }, { ...weapon, which: 2 }] }, b2: quendt } as never });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Nachladen: Messer Nr. 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nachladen: Messer Nr. 2' }));
    expect(sent.mock.calls.map(([one]) => one)).toEqual([
      { do: 'reload', by: 'b1', weapon: 'knife' },
      { do: 'reload', by: 'b1', weapon: 'knife', which: 2 },
    ]);
  });

  it('declares a free action in words', async () => {
    sit('player', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Freie Aktion' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /nebenbei/ }), 'stößt die Laterne um');
    await userEvent.click(screen.getByRole('button', { name: 'Ansagen' }));
    expect(sent).toHaveBeenCalledWith({ do: 'free_action', by: 'b1', text: 'stößt die Laterne um' });
  });

  it('lets the game master trigger a reaction', async () => {
    sit('gm', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Auslösen' }));
    expect(sent).toHaveBeenCalledWith({ do: 'trigger', by: 'b2' });
  });

  it('declares a reaction with its trigger and command', async () => {
    sit('player', { combat });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Reaktion ansagen' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Auslöser/ }), 'Quendt springt');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziel' }), 'b2');
    await userEvent.click(screen.getByRole('button', { name: 'Ansagen' }));
    expect(sent).toHaveBeenCalledWith({
      do: 'declare_reaction',
      by: 'b1',
      trigger: 'Quendt springt',
      action: { do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm', distance: 1 },
    });
  });

  it('warns before a reaction is announced that would be lost at once', async () => {
    sit('player', { combat });
    const asked = vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, notes: [{ id: 'told' }] });
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Reaktion ansagen' }));
    expect(screen.queryByText('Es geschieht etwas.')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziel' }), 'b2');
    expect(await screen.findByText('Es geschieht etwas.')).toBeVisible();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ do: 'declare_reaction', by: 'b1' }));
  });

  it('shows who cannot be attacked any more, with the reason', async () => {
    sit('player', { combat, beings: { b1: ilka, b2: { ...quendt, barred: { target: { id: 'fog' } } } } as never });
    render(Combat);
    await userEvent.click(screen.getByRole('button', { name: 'Reaktion ansagen' }));
    expect(screen.getByRole('option', { name: 'Quendt (Nebel)' })).toBeDisabled();
  });
});
