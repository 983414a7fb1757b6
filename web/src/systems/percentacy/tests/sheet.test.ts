import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../lib/text.svelte.ts';
import { table } from '../../../lib/table.svelte.ts';
import { systems } from '../../index.ts';
import Prompts from '../sheet/Prompts.svelte';
import Sheet from '../Sheet.svelte';
import { anew, ilka, quendt, sit } from './fixture.ts';

anew();

describe('Sheet', () => {
  it('begins a roll from skill, attribute, weapon or anything else', async () => {
    const onroll = vi.fn();
    render(Sheet, { being: ilka, full: true, onroll });
    await userEvent.click(screen.getByRole('button', { name: 'Auf Schwimmen würfeln, Wert 55' }));
    await userEvent.click(screen.getByRole('button', { name: 'Auf Geschicklichkeit würfeln, Wert 45' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stangenwaffe: angreifen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Andere Fertigkeit' }));
    expect(onroll.mock.calls.map(([draft]) => draft)).toEqual([
      { do: 'check', by: 'b1', skill: 'swimming' },
      { do: 'check', by: 'b1', attribute: 'dexterity' },
      { do: 'attack', by: 'b1', weapon: 'polearm' },
      { do: 'check', by: 'b1' },
    ]);
  });

  it('sorts skills by the alphabet of the reader', () => {
    const labels = () => screen.getAllByRole('button', { name: /würfeln, Wert|Roll on/ }).map((one) => one.getAttribute('aria-label'));
    const { unmount } = render(Sheet, { being: ilka, full: true, onroll: () => {} });
    expect(labels().slice(0, 2)).toEqual(['Auf Nahkampf würfeln, Wert 15', 'Auf Schwimmen würfeln, Wert 55']);
    unmount();
    setLanguage('en');
    render(Sheet, { being: ilka, full: true, onroll: () => {} });
    expect(labels().slice(0, 2)).toEqual(['Roll on Melee, value 15', 'Roll on Swimming, value 55']);
  });

  it('uses talents and resists handicaps with a tap', async () => {
    const trait = { skill: '', field: '', subject: '', per: '' as const, left: null, does: [] as never[], turns_on: [], lasting: [] };
    const gifted = {
      ...ilka,
      talents: [
        { ...trait, id: 'contacts', per: 'session' as const, left: 0, does: ['use_talent' as const] },
        { ...trait, id: 'akimbo', does: ['akimbo' as const] },
        { ...trait, id: 'specialist', skill: 'swimming', field: 'Wehre' },
      ],
      handicaps: [{ ...trait, id: 'phobia', subject: 'Spinnen', does: ['resist' as const] }],
    };
    const refusal = { code: 'use_spent', message: { id: 'error-use_spent', args: {} } } as never;
    const sent = vi.spyOn(table, 'do').mockResolvedValueOnce(null).mockResolvedValueOnce(refusal);
    render(Sheet, { being: gifted as never, full: true, onroll: () => {} });
    expect(screen.getByText('Schwimmen, Wehre')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Gegen phobia auf Willenskraft würfeln' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'contacts nutzen' }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'resist', by: 'b1', handicap: 'phobia' },
      { do: 'use_talent', by: 'b1', talent: 'contacts' },
    ]);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /specialist/ })).toBeNull();
  });

  it('has one switch for what two handicaps turn on', () => {
    sit('gm');
    const addicted = (subject: string) => ({ id: 'addicted', skill: '', field: '', subject, per: '' as const, left: null, does: [] as never[], turns_on: [], lasting: ['withdrawal'] });
    render(Sheet, { being: { ...ilka, handicaps: [addicted('Tabak'), addicted('Schnaps')] } as never, full: true, onroll: () => {} });
    expect(screen.getAllByRole('button', { name: 'Entzug' })).toHaveLength(1);
  });

  it('takes an item, and lays one down by its name', async () => {
    sit('player');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Sheet, { being: { ...ilka, gear: [{ id: 'rope', name: 'Glockenseil' }] } as never, full: true, onroll: () => {} });
    await userEvent.click(screen.getByRole('button', { name: 'Nehmen oder ablegen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rüstung' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gegenstand' }), 'heavy');
    await userEvent.click(screen.getAllByRole('button', { name: 'Nehmen' }).at(-1)!);
    await userEvent.click(screen.getByRole('button', { name: 'Nehmen oder ablegen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ablegen' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gegenstand' }), '0');
    await userEvent.click(screen.getAllByRole('button', { name: 'Ablegen' }).at(-1)!);
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'take_item', by: 'b1', armour: 'heavy' },
      { do: 'drop_item', by: 'b1', gear: 'rope', called: 'Glockenseil' },
    ]);
  });

  it('opens a panel for two attacks at once', async () => {
    const akimbo = { id: 'akimbo', skill: '', field: '', subject: '', per: '', left: null, does: ['akimbo'], turns_on: [], lasting: [] };
    const onroll = vi.fn();
    render(Sheet, { being: { ...ilka, talents: [akimbo] } as never, full: true, onroll });
    await userEvent.click(screen.getByRole('button', { name: 'Mit beiden Händen angreifen' }));
    expect(onroll).toHaveBeenCalledWith({ do: 'akimbo', by: 'b1' });
  });

  it('lets the game master begin and end a circumstance that lasts, and players read it', async () => {
    sit('gm');
    const addicted = { id: 'addicted', skill: '', field: '', subject: 'Laudanum', per: '', left: null, does: [], turns_on: [], lasting: ['withdrawal'] };
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const first = render(Sheet, { being: { ...ilka, handicaps: [addicted] } as never, full: true, onroll: () => {} });
    await userEvent.click(screen.getByRole('button', { name: /circumstance-withdrawal|Entzug beginnt/ }));
    first.unmount();
    const second = render(Sheet, { being: { ...ilka, handicaps: [addicted], circumstances: ['withdrawal'] } as never, full: true, onroll: () => {} });
    await userEvent.click(screen.getByRole('button', { name: /endet für Ilka/ }));
    expect(sent.mock.calls.map(([command]) => command)).toEqual([
      { do: 'set_circumstance', target: 'b1', circumstance: 'withdrawal', on: true },
      { do: 'set_circumstance', target: 'b1', circumstance: 'withdrawal', on: false },
    ]);
    second.unmount();
    sit('player');
    render(Sheet, { being: { ...ilka, handicaps: [addicted], circumstances: ['withdrawal'] } as never, full: true, onroll: () => {} });
    expect(screen.getByText('Gilt gerade: Entzug')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /endet/ })).toBeNull();
  });

  it('shows of a stranger what is known and offers no roll', () => {
    render(Sheet, { being: quendt as never, full: false, onroll: () => {} });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Mehr ist über Quendt nicht bekannt.')).toBeInTheDocument();
  });
});

it('offers the game master the checks that handicaps demand', async () => {
  sit('gm');
  const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
  const handicap = { id: 'phobia', skill: '', field: '', subject: 'Spinnen', per: '', left: null, does: ['resist'], turns_on: [], lasting: [] };
  render(Prompts, { being: { ...ilka, handicaps: [handicap] } as never });
  await userEvent.click(screen.getByRole('button', { name: /phobia/ }));
  expect(sent).toHaveBeenCalledWith({ do: 'resist', by: 'b1', handicap: 'phobia' });
});

it('is found by its folder', () => {
  expect(Object.keys(systems).sort()).toEqual(['erzaehlpool', 'percentacy', 'plus_minus']);
});
