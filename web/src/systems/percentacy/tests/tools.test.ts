import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { table } from '../../../lib/table.svelte.ts';
import AddBeing from '../AddBeing.svelte';
import Award from '../Award.svelte';
import GiveTraits from '../GiveTraits.svelte';
import { anew, names, info, ilka, sit, preview } from './fixture.ts';

anew();

it('adds a being by its role', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, being: { ...ilka, max_hp: 80, armour: 5 } as never });
  const onclose = vi.fn();
  render(AddBeing, { onclose });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'HP' })).toHaveValue('80'));
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('Gib ihm einen Namen.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Pegelwächter');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit dazunehmen' }), 'melee');
  const more = () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waffe dazunehmen' }), 'polearm');
  await more();
  await more();
  await more();
  await userEvent.click(screen.getByRole('button', { name: /Stangenwaffe Nr. 3/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).toHaveBeenCalledWith({
    do: 'add_being',
    being: { name: 'Pegelwächter', npc: true, species: 'human', role: 'competent', core_skills: ['melee'], weapons: ['polearm', 'polearm'] },
  });
  expect(onclose).toHaveBeenCalledOnce();
});

it('adds a group of a role, with numbered names and values that differ from the role', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, being: { ...ilka, max_hp: 80, armour: 5 } as never });
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Wache');
  await userEvent.click(screen.getByRole('button', { name: 'Wie viele erhöhen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wie viele erhöhen' }));
  expect(screen.getByText('Die Namen werden nummeriert: Wache 1 bis Wache 3.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit dazunehmen' }), 'melee');
  await userEvent.click(screen.getByRole('button', { name: 'Nahkampf erhöhen' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Anderer Wert als die Rolle' }), 'dexterity');
  await userEvent.click(screen.getByRole('button', { name: 'Geschicklichkeit erhöhen' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Schaden der Rolle' }), '40 / 30 / 20 / 10');
  await userEvent.click(screen.getByRole('checkbox', { name: 'greift im Nahkampf an' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /vorbereiten/ }));
  await userEvent.click(screen.getByRole('button', { name: '3 dazunehmen' }));
  expect(sent).toHaveBeenCalledWith({
    do: 'add_group',
    count: 3,
    being: {
      name: 'Wache',
      npc: true,
      species: 'human',
      role: 'competent',
      core_skills: ['melee'],
      attributes: { dexterity: 35 },
      skills: { melee: 55 },
      damage: [40, 30, 20, 10],
      melee: true,
      present: false,
    },
  });
});

it('takes armour from the table as well as by number', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, being: { ...ilka, armour: 0 } as never });
  render(AddBeing, { onclose: () => {} });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Torwache');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rüstung aus der Tabelle' }), 'schwer (12)');
  expect(screen.getByRole('textbox', { name: 'Rüstung' })).toHaveValue('12');
  await userEvent.click(screen.getByRole('button', { name: /^Dazunehmen$/ }));
  expect(sent).toHaveBeenCalledWith({ do: 'add_being', being: expect.objectContaining({ armour: 12 }) as never });
});

it('gives levels and Rewinds to the party, and wraps a session up in one command', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  const asked = vi.spyOn(table, 'preview').mockResolvedValue({ ...preview, notes: [{ id: 'told' }] });
  const onclose = vi.fn();
  const { unmount } = render(Award, { onclose });
  expect(screen.getByRole('button', { name: 'Allen geben' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Rewinds erhöhen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Allen geben' }));
  expect(sent.mock.calls).toEqual([[{ do: 'award', beings: ['b1'], rewinds: 1, levels: 0 }]]);
  unmount();
  sent.mockClear();
  render(Award, { onclose, ending: true });
  await userEvent.click(screen.getByRole('button', { name: 'Level erhöhen' }));
  expect(await screen.findByText('Es geschieht etwas.')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith({ do: 'wrap_up', beings: ['b1'], levels: 1, rest: 'none', ends: true });
  await userEvent.click(screen.getByRole('button', { name: 'lange Erholung' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abschließen' }));
  expect(sent.mock.calls).toEqual([[{ do: 'wrap_up', beings: ['b1'], levels: 1, rest: 'long', ends: true }]]);
});

it('says of a fight that goes on when a session is wrapped up', () => {
  sit('gm', { combat: { round: 1, turn: 'b1', order: [{ being: 'b1', state: 'turn' }], reactions: [], joining: [] } });
  render(Award, { onclose: vi.fn(), ending: true });
  expect(screen.getByText(/^Ein Kampf läuft noch/)).toBeVisible();
});

it('gives and takes talents and handicaps with what has to be chosen', async () => {
  const chosen = { id: 'specialist', name: names('Spezialisiert', 'Specialist'), choice: 'skill' };
  sit('gm', { beings: { b1: { ...ilka, handicaps: [{ id: 'blind', skill: '', field: '', subject: '' }] } } as never });
  table.useSystem({ ...info, content: { ...info.content, talent: [chosen] } });
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  render(GiveTraits, { onclose: () => {} });
  const send = () => screen.getByRole('button', { name: 'So soll es sein' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wesen' }), 'Ilka Brandt');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Talent geben' }), 'Spezialisiert');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fertigkeit' }), 'Nahkampf');
  await userEvent.type(screen.getByRole('textbox', { name: 'Gebiet' }), 'Messer');
  await userEvent.click(send());
  const talents = [{ id: 'specialist', skill: 'melee', field: 'Messer' }];
  expect(sent).toHaveBeenLastCalledWith({ do: 'override', target: 'b1', field: 'talents.changed', value: talents, reason: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Handicaps' }));
  await userEvent.click(screen.getByRole('button', { name: /Blind/ }));
  await userEvent.click(send());
  expect(sent).toHaveBeenLastCalledWith({ do: 'override', target: 'b1', field: 'handicaps.changed', value: [{ id: 'blind', gone: true }], reason: '' });
  table.useSystem(info);
});
