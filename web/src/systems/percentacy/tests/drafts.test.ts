import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../lib/protocol.ts';
import { table } from '../../../lib/table.svelte.ts';
import { choiceFrom, command, hazard, rest } from '../draft.ts';
import Roll from '../Roll.svelte';
import { anew, ilka, quendt, sit, preview } from './fixture.ts';

anew();

describe('drafts', () => {
  it('become commands of the contract', () => {
    const choice = choiceFrom({ do: 'check', by: 'b1', skill: 'crafting', field: 'carpentry' });
    expect(command(choice)).toEqual({ do: 'check', by: 'b1', skill: 'crafting:carpentry' });
    expect(command(choiceFrom(command(choice)!))).toEqual(command(choice));
    expect(
      command({
        ...choice,
        modifiers: [{ amount: -20, situation: 'hard' }],
        assists: [{ by: 'b2', on: 'attribute:dexterity' }, { by: 'b3', on: '' }],
      }),
    ).toEqual({
      do: 'check',
      by: 'b1',
      skill: 'crafting:carpentry',
      modifiers: [{ amount: -20, situation: 'hard' }],
      assists: [{ by: 'b2', attribute: 'dexterity' }],
    });
  });

  it('treat somebody, expose somebody, and let them rest', () => {
    const aid = choiceFrom({ do: 'first_aid', by: 'b1', target: 'b2' });
    expect(command(aid)).toEqual({ do: 'first_aid', by: 'b1', target: 'b2' });
    expect(command({ ...aid, target: '' })).toBeNull();
    const danger = { targets: ['b1'], lasts: '', circumstances: [], tier: 'minor', effect: 'none' as const, on: 'skill:swimming', modifiers: [{ amount: -10 }], protects: false, lower: 0 };
    expect(hazard({ ...danger, targets: ['b1', 'b2'], lasts: ' Smoke ' })).toMatchObject({ target: ['b1', 'b2'], lasts: 'Smoke' });
    expect(hazard(danger)).toEqual({ do: 'hazard', target: 'b1', tier: 'minor', effect: 'none' });
    expect(hazard({ ...danger, effect: 'halve', protects: true, lower: 2 })).toEqual({
      do: 'hazard',
      target: 'b1',
      tier: 'minor',
      effect: 'halve',
      skill: 'swimming',
      modifiers: [{ amount: -10 }],
      protects: true,
      lower_tier: 2,
    });
    const repose = { long: false, beings: ['b1', 'b2'], carer: '', modifiers: [{ amount: 10 }], gear: 'suitable' as const, helper: '' };
    expect(rest(repose)).toEqual({ do: 'rest', beings: ['b1', 'b2'] });
    expect(rest({ ...repose, carer: 'b2' })).toMatchObject({ medicine: { by: 'b2', modifiers: [{ amount: 10 }] } });
    expect(rest({ ...repose, carer: 'b2', helper: 'b1', gear: 'improvised' })).toEqual({
      do: 'rest',
      beings: ['b1', 'b2'],
      medicine: { by: 'b2', modifiers: [{ amount: 10 }], gear: 'improvised', assists: [{ by: 'b1', skill: 'medicine' }] },
    });
    expect(rest({ ...repose, carer: 'b2', long: true })).toEqual({ do: 'recover', beings: ['b1', 'b2'] });
  });

  it('wait for what is missing', () => {
    expect(command(choiceFrom({ do: 'check', by: 'b1' }))).toBeNull();
    expect(command(choiceFrom({ do: 'attack', by: 'b1', weapon: 'polearm' }))).toBeNull();
    expect(command(choiceFrom({ do: 'oppose', by: 'b1', skill: 'melee', against: 'b2' }))).toBeNull();
  });

  it('leave out what is as usual', () => {
    const attack = choiceFrom({ do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm' });
    expect(command(attack)).toEqual({ do: 'attack', by: 'b1', target: 'b2', weapon: 'polearm', distance: 1 });
    expect(command({ ...attack, cover: 'partial', parry: false })).toMatchObject({ cover: 'partial', parry: false });
    expect(command(choiceFrom({ do: 'oppose', by: 'b1', skill: 'melee', against: 'b2', against_attribute: 'dexterity' }))).toEqual({
      do: 'oppose',
      by: 'b1',
      skill: 'melee',
      against: 'b2',
      against_attribute: 'dexterity',
    });
  });
});

describe('drafts that few need', () => {
  it('strike everybody near a place, with a distance for each', async () => {
    const draft = { do: 'attack', by: 'b1', weapon: 'bomb', targets: [{ id: 'b2', distance: 3 }], distance: 12 } as Command;
    expect(command(choiceFrom(draft))).toEqual(draft);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'attack', by: 'b1', weapon: 'bomb' } as Command, onclose: () => {} });
    const target = screen.getByRole('combobox', { name: 'Ziel' });
    await userEvent.selectOptions(target, 'b2');
    await userEvent.selectOptions(target, 'b1');
    await userEvent.click(screen.getByRole('button', { name: 'Abstand von Quendt zur Mitte erhöhen' }));
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(sent).toHaveBeenCalledWith(
      { do: 'attack', by: 'b1', weapon: 'bomb', distance: 1, targets: [{ id: 'b2', distance: 1 }, { id: 'b1', distance: 0 }] },
      false,
    );
  });

  it('turn to one target again with another weapon', async () => {
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'attack', by: 'b1', weapon: 'bomb', targets: [{ id: 'b2', distance: 3 }] } as Command, onclose: () => {} });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waffe' }), 'fist');
    await userEvent.click(screen.getByRole('button', { name: /Angreifen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'attack', by: 'b1', target: 'b2', weapon: 'fist', distance: 1 }, false);
  });

  it('name what stands in for a skill never learned, the gear, and what hampers the defence', async () => {
    const draft = { do: 'check', by: 'b1', skill: 'climbing', untrained_attribute: 'dexterity', gear: 'improvised' } as Command;
    expect(command(choiceFrom(draft))).toEqual(draft);
    const attack = { do: 'attack', by: 'b1', target: 'b2', weapon: 'fist', distance: 1, defence_modifiers: [{ amount: -20, situation: 'hard' }] } as Command;
    expect(command(choiceFrom(attack))).toEqual(attack);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'climbing' } as Command, onclose: () => {} });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Statt der Fertigkeit' }), 'dexterity');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ausrüstung' }), 'missing');
    await userEvent.click(screen.getByRole('button', { name: /Würfeln/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'check', by: 'b1', skill: 'climbing', untrained_attribute: 'dexterity', gear: 'missing' }, false);
  });

  it('oppose several at once', async () => {
    const draft = { do: 'oppose', by: 'b1', skill: 'melee', against: ['b2', 'b3'], against_attribute: 'dexterity' } as Command;
    expect(command(choiceFrom(draft))).toEqual(draft);
    sit('player', { beings: { b1: ilka, b2: quendt, b3: { ...quendt, id: 'b3', name: 'Joram' } }, names: { b1: 'Ilka Brandt', b2: 'Quendt', b3: 'Joram' } } as never);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    render(Roll, { draft: { do: 'oppose', by: 'b1', skill: 'melee', against: 'b2', against_attribute: 'dexterity' } as Command, onclose: () => {} });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Auch gegen' }), 'b3');
    expect(screen.getByRole('heading', { name: 'Ilka Brandt gegen Quendt und Joram' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Vergleichen( |$)/ }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ against: ['b2', 'b3'] }), false);
  });
});
