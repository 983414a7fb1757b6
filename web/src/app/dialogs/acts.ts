/** Commands of every table that are a short form: which fields they have and what they send. */
import type { Act, ActField } from '../../lib/act.ts';
import type { BeingView, Command } from '../../lib/protocol.ts';
import { table } from '../../lib/table.svelte.ts';
import { ui } from '../ui.ts';

const target: ActField = { name: 'target', kind: 'being', label: 'ui-field-being' };
const amount = (start?: number): ActField => ({ name: 'amount', kind: 'amount', label: 'ui-field-amount', ...(start === undefined ? {} : { start }) });

/** Who has a place in the order already: to come in they need none, to leave they need one. */
const fighting = (being: BeingView) => table.view?.combat?.order.some((place) => place.being === being.id) ?? false;

const acts: Record<string, Act> = {
  damage: { icon: 'drop', command: 'damage', title: 'ui-act-damage', note: 'ui-act-damage-note', send: 'ui-act-damage-send', fields: [target, amount(), { name: 'kind', kind: 'harm', label: 'ui-field-kind', optional: true }] },
  heal: { icon: 'heart', command: 'heal', title: 'ui-act-heal', send: 'ui-act-heal-send', fields: [target, amount()] },
  set_condition: { icon: 'crack', command: 'set_condition', title: 'ui-act-condition', send: 'ui-act-condition-send', fields: [target, { name: 'condition', kind: 'condition', label: 'ui-field-condition' }] },
  end_condition: { icon: 'check', command: 'end_condition', title: 'ui-act-condition-end', send: 'ui-act-condition-end', fields: [target, { name: 'condition', kind: 'own_condition', label: 'ui-field-condition' }] },
  override: {
    icon: 'pen',
    command: 'override',
    title: 'ui-act-override',
    note: 'ui-act-override-note',
    send: 'ui-act-override-send',
    fields: [
      target,
      { name: 'field', kind: 'value_field', label: 'ui-field-field' },
      { name: 'value', kind: 'value', label: 'ui-field-value' },
      { name: 'reason', kind: 'text', label: 'ui-field-reason' },
    ],
  },
  start_scene: { icon: 'pen', command: 'start_scene', title: 'ui-act-scene', send: 'ui-act-scene-send', fields: [{ name: 'title', kind: 'title', label: 'ui-field-title', optional: true }] },
  join_combat: { icon: 'plus', command: 'join_combat', title: 'ui-act-join', send: 'ui-act-join-send', fields: [{ ...target, name: 'being' }], of: (being) => !fighting(being) },
  leave_combat: { icon: 'skip', command: 'leave_combat', title: 'ui-act-leave', send: 'ui-act-leave-send', fields: [{ ...target, name: 'being' }], of: fighting },
  assign: { icon: 'user', command: 'assign', title: 'ui-act-assign', send: 'ui-act-assign-send', fields: [target, { name: 'seat', kind: 'seat', label: 'ui-field-seat', optional: true }] },
  remove_being: { icon: 'x', command: 'remove_being', title: 'ui-act-remove', note: 'ui-act-remove-note', send: 'ui-act-remove-send', fields: [target] },
};

/** A short form of every table, or of its system alone. */
export function actOf(id: string): Act {
  const act = acts[id] ?? ui()?.acts?.[id];
  if (!act) throw new Error(`no such act: ${id}`);
  return act;
}

export type Values = Record<string, string | number>;

/** The first field that still lacks a value. */
export function lacks(act: Act, values: Values): ActField | undefined {
  return act.fields.find((field) => !field.optional && (values[field.name] === undefined || values[field.name] === ''));
}

export function command(act: Act, values: Values): Command {
  const made: Command = { do: act.command };
  for (const field of act.fields) {
    if (field.kind === 'harm' && !values[field.name]) continue;
    const value = values[field.name] ?? '';
    made[field.name] = field.kind === 'value' ? typed(String(value)) : value;
  }
  return made;
}

/** A value as somebody types it: a number where it is one, yes and no as such, else a text. */
export function typed(text: string): string | number | boolean {
  const plain = text.trim().replace('−', '-');
  if (/^[-+]?\d+$/.test(plain)) return Number(plain);
  if (/^(true|ja|yes)$/i.test(plain)) return true;
  if (/^(false|nein|no)$/i.test(plain)) return false;
  return text.trim();
}
