import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../lib/protocol.ts';
import { table } from '../../../lib/table.svelte.ts';
import Hazard from '../Hazard.svelte';
import Rest from '../Rest.svelte';
import Roll from '../Roll.svelte';
import { anew, sit, preview } from './fixture.ts';

anew();

describe('Care and harm', () => {
  it('asks whom First Aid is for, oneself included', async () => {
    vi.spyOn(table, 'preview').mockResolvedValue(preview);
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Roll, { draft: { do: 'check', by: 'b1', skill: 'first_aid' } as Command, onclose: vi.fn() });
    await userEvent.click(screen.getByRole('button', { name: /Versorgen/ }));
    expect(sent).not.toHaveBeenCalled();
    const whom = screen.getByRole('combobox', { name: 'Wem' });
    expect(within(whom).getAllByRole('option').map((one) => one.textContent)).toEqual(['noch niemand', 'Ilka Brandt selbst', 'Quendt']);
    await userEvent.selectOptions(whom, 'b2');
    await userEvent.click(screen.getByRole('button', { name: /Versorgen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'first_aid', by: 'b1', target: 'b2' }, false);
  });

  it('exposes somebody to a hazard once it is clear what a check is made on', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    const onclose = vi.fn();
    render(Hazard, { onclose });
    await userEvent.click(screen.getByRole('button', { name: 'Ilka Brandt' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stufe' }), 'serious');
    await userEvent.click(screen.getByRole('button', { name: 'halbiert' }));
    const send = screen.getByRole('button', { name: /Der Gefahr aussetzen/ });
    await userEvent.click(send);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Womit' }), 'skill:swimming');
    await userEvent.click(send);
    expect(sent).toHaveBeenCalledWith({ do: 'hazard', target: 'b1', tier: 'serious', effect: 'halve', skill: 'swimming', modifiers: [] });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('lets the party rest, with somebody who cares for them', async () => {
    sit('gm');
    const sent = vi.spyOn(table, 'do').mockResolvedValue(null);
    render(Rest, { onclose: vi.fn() });
    expect(screen.getByRole('checkbox', { name: 'Ilka Brandt' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Quendt' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quendt' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wer versorgt alle' }), 'b2');
    await userEvent.click(screen.getByRole('button', { name: /Ruhen lassen/ }));
    expect(sent).toHaveBeenCalledWith({ do: 'rest', beings: ['b1', 'b2'], medicine: { by: 'b2', modifiers: [] } });
  });
});
