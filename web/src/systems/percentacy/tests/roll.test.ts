import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../lib/protocol.ts';
import { table } from '../../../lib/table.svelte.ts';
import Card from '../Card.svelte';
import Roll from '../Roll.svelte';
import Sheet from '../Sheet.svelte';
import { anew, names, ilka, quendt, sit, preview } from './fixture.ts';

anew();

describe('names', () => {
  it('lead to the compendium from the weapons of a sheet and from the sum of a roll', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, roll: { ...preview.roll!, label: { id: 'ui-told', args: { text: { kind: 'skill', id: 'swimming' } } } } });
    const sheet = render(Sheet, { being: table.view!.beings['b1']!, full: true, onroll: () => {} });
    expect(screen.getByRole('link', { name: 'zweihändig' })).toHaveAttribute('href', '/compendium/percentacy/trait/two_handed');
    sheet.unmount();
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' } as Command, onclose: () => {} });
    expect(await screen.findByRole('link', { name: 'Schwimmen' })).toHaveAttribute('href', '/compendium/percentacy/skill/swimming');
  });
});

describe('Roll', () => {
  it('asks what it would be rolled on with every change, and sends the command', async () => {
    const asked = vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const onclose = vi.fn();
    const { container } = render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' } as Command, onclose });
    await waitFor(() => expect(screen.getByRole('button', { name: /Würfeln/ }).textContent).toContain('35\u00a0%'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-target]')).toHaveAttribute('data-target', '35');
    expect(container).toHaveTextContent('war −30, gemildert durch Fokussiert');
    await userEvent.click(screen.getByRole('button', { name: /schwer/ }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: /Würfeln/ }));
    const wanted = { do: 'check', by: 'b1', skill: 'swimming', modifiers: [{ amount: -20, situation: 'hard' }] };
    expect(asked).toHaveBeenLastCalledWith(wanted);
    expect(sent).toHaveBeenCalledWith(wanted, false);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('stays open with the reason where it is refused', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    vi.spyOn(table, 'do').mockResolvedValue({ code: 'no_action', message: { id: 'told' }, rule: 'PC-ORD-01' });
    const onclose = vi.fn();
    render(Roll, { draft: { do: 'attack', by: 'b1', target: 'b2' } as Command, onclose });
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Es geschieht etwas. Regel PC-ORD-01');
    expect(onclose).not.toHaveBeenCalled();
  });

  it('bars the button with what the server would say, such as that it is not their turn', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, classes: [], refused: { code: 'not_your_turn', message: { id: 'told' }, rule: '' } as never });
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'attack', by: 'b1', target: 'b2' } as Command, onclose: () => {} });
    const button = screen.getByRole('button', { name: /Angreifen/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAttribute('title', 'Es geschieht etwas.');
    await userEvent.click(button);
    expect(sent).not.toHaveBeenCalled();
  });

  it('adds no modifier while its field holds something else than a number', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' } as Command, onclose: () => {} });
    const amount = screen.getByRole('textbox', { name: 'Wie viel' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'abc');
    await userEvent.click(screen.getByRole('button', { name: /^Hinzufügen/ }));
    expect(screen.getByText(/ganze Zahl von −1.000 bis 1.000/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Würfeln/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'check', by: 'b1', skill: 'swimming' }, false);
  });

  it('sends nothing while something is missing', async () => {
    const asked = vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'attack', by: 'b1' } as Command, onclose: () => {} });
    const button = screen.getByRole('button', { name: /Angreifen/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(sent).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ziel' }), 'b2');
    await userEvent.click(button);
    expect(sent).toHaveBeenCalledWith({ do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm', distance: 1 }, false);
  });

  it('lets only the game master roll in secret and say whether a parry is plausible', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const draft = { do: 'attack', by: 'b1', target: 'b2' } as Command;
    const { unmount } = render(Roll, { draft, onclose: () => {} });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Ist Parieren plausibel?' })).toBeNull();
    unmount();
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft, onclose: () => {} });
    await userEvent.click(screen.getByRole('checkbox', { name: /Verdeckt/ }));
    await userEvent.click(within(screen.getByRole('group', { name: 'Ist Parieren plausibel?' })).getByRole('button', { name: 'nein' }));
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ parry: false }), true);
  });
});

it('offers the skills of the table\'s own beside those of the book', () => {
  const own = { skill: [{ id: 'tide_lore', name: names('Gezeitenkunde', 'Gezeitenkunde') }] };
  sit('gm', { table: { id: 't', name: 'T', system: 'percentacy', intro: names('', ''), session: 1, scene: '', options: {}, content: own, trusted: [] } } as never);
  vi.spyOn(table, 'preview').mockResolvedValue(preview);
  render(Roll, { draft: { do: 'check', by: 'b2' } as Command, onclose: () => {} });
  expect(screen.getByRole('option', { name: 'Gezeitenkunde' })).toHaveValue('skill:tide_lore');
});

describe('what talents and handicaps turn on', () => {
  const trait = { skill: '', field: '', subject: '', per: '', left: null, does: [], turns_on: [], lasting: [] };
  const gifted = {
    ...ilka,
    talents: [{ ...trait, id: 'specialist', skill: 'swimming', field: 'Wehre' }],
    handicaps: [{ ...trait, id: 'blind', turns_on: ['sight'] }, { ...trait, id: 'addicted', lasting: ['withdrawal'] }],
  };

  it('is offered where somebody has such a thing, and sent', async () => {
    sit('player', { beings: { b1: gifted, b2: quendt } as never });
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'swimming' }, onclose: () => {} });
    const group = within(screen.getByRole('group', { name: /Was hier zutrifft/ }));
    expect(group.getAllByRole('button').map((one) => one.textContent)).toEqual(['Sehen', 'Waffe gesucht', 'Gebiet: Wehre']);
    await userEvent.click(group.getByRole('button', { name: 'Sehen' }));
    await userEvent.click(group.getByRole('button', { name: 'Waffe gesucht' }));
    await userEvent.click(group.getByRole('button', { name: 'Waffe gesucht' }));
    await userEvent.click(group.getByRole('button', { name: 'Gebiet: Wehre' }));
    await userEvent.click(screen.getByRole('button', { name: /^Würfeln/ }));
    expect(sent.mock.calls[0]![0]).toEqual({ do: 'check', by: 'b1', skill: 'swimming', field: 'Wehre', circumstances: ['sight'] });
  });

  it('is said of the other side where only something of theirs turns on it', async () => {
    sit('gm', { beings: { b1: ilka, b2: { ...quendt, talents: [], handicaps: [{ ...trait, id: 'blind', turns_on: ['sight'] }] } } as never });
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'oppose', by: 'b1', skill: 'swimming', against: 'b2', against_skill: 'melee' }, onclose: () => {} });
    await userEvent.click(screen.getByRole('button', { name: 'Sehen' }));
    await userEvent.click(screen.getByRole('button', { name: /^Vergleichen(?!d)/ }));
    expect(sent.mock.calls[0]![0]).toMatchObject({ do: 'oppose', against: 'b2', against_circumstances: ['sight'] });
    expect(sent.mock.calls[0]![0]).not.toHaveProperty('circumstances');
  });

  it('attacks twice with two one-handed weapons', async () => {
    const weapon = { skill: 'melee', value: 15, damage: [40, 30, 20, 10], range: 3, capacity: null, left: null, which: 0 };
    const armed = { ...ilka, one_of_two: ['knife', 'axe'], weapons: ['polearm', 'knife', 'axe'].map((id) => ({ ...weapon, id })) };
    sit('player', { beings: { b1: armed, b2: quendt } as never });
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'akimbo', by: 'b1' }, onclose: () => {} });
    const blows = [screen.getByRole('region', { name: 'Erster Angriff' }), screen.getByRole('region', { name: 'Zweiter Angriff' })];
    for (const blow of blows) {
      expect(within(blow).queryByRole('option', { name: 'Stangenwaffe' })).toBeNull();
      await userEvent.selectOptions(within(blow).getByLabelText('Ziel'), 'b2');
    }
    await userEvent.click(screen.getByRole('button', { name: /^Angreifen/ }));
    expect(sent.mock.calls[0]![0]).toEqual({
      do: 'akimbo',
      by: 'b1',
      attacks: [
        { target: 'b2', weapon: 'axe', distance: 1 },
        { target: 'b2', weapon: 'knife', distance: 1 },
      ],
    });
  });

  it('fires the one of two weapons of a kind that is chosen, and both with two attacks', async () => {
    const weapon = { id: 'knife', skill: 'melee', value: 15, damage: [40, 30, 20, 10], range: 3, capacity: 9 };
    const armed = { ...ilka, one_of_two: ['knife'], weapons: [{ ...weapon, left: 0, which: 1 }, { ...weapon, left: 7, which: 2 }] };
    sit('player', { beings: { b1: armed, b2: quendt } as never });
    vi.spyOn(table, 'preview').mockResolvedValue({ refused: null } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const { unmount } = render(Roll, { draft: { do: 'attack', by: 'b1', target: 'b2' }, onclose: () => {} });
    await userEvent.selectOptions(screen.getByLabelText('Waffe'), 'Messer Nr. 2 (noch 7)');
    await userEvent.click(screen.getByRole('button', { name: /^Angreifen/ }));
    unmount();
    render(Roll, { draft: { do: 'akimbo', by: 'b1' }, onclose: () => {} });
    for (const name of ['Erster Angriff', 'Zweiter Angriff']) {
      await userEvent.selectOptions(within(screen.getByRole('region', { name })).getByLabelText('Ziel'), 'b2');
    }
    await userEvent.click(screen.getByRole('button', { name: /^Angreifen/ }));
    expect(sent.mock.calls.map(([one]) => one)).toEqual([
      { do: 'attack', by: 'b1', target: 'b2', weapon: 'knife', which: 2, distance: 1 },
      {
        do: 'akimbo',
        by: 'b1',
        attacks: [
          { target: 'b2', weapon: 'knife', distance: 1 },
          { target: 'b2', weapon: 'knife', which: 2, distance: 1 },
        ],
      },
    ]);
  });

  it('is marked on the card, and help is only what help was', () => {
    const marks = [
      { trait: { kind: 'talent', id: 'specialist' }, what: 'adjusted', amount: -10 },
      { trait: { kind: 'handicap', id: 'blind' }, what: 'complication' },
    ];
    const event = { type: 'CheckMade', key: 'check', by: 'b1', skill: 'swimming', base: 55, modifier: 0, adjustments: -10, roll: 40, result: 30, target: 55, outcome: 'success', stages: 0, items: [], marks };
    sit('player');
    for (const small of [false, true]) {
      const { container, unmount } = render(Card, { card: { event } as never, small });
      expect([...container.querySelectorAll('[data-mark]')].map((mark) => mark.textContent?.trim())).toEqual(['Spezialisiert: Ergebnis −10', 'Blind: Komplikation']);
      expect(screen.getByRole('link', { name: 'Spezialisiert' })).toBeInTheDocument();
      expect(screen.queryByText(/Hilfe/)).toBeNull();
      unmount();
    }
  });
});
