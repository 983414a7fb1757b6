/** Words and lists of Plus-Minus that more than one panel needs. */
import { content, name, own, row, rules, sorted } from '../../lib/text.svelte.ts';
import { table } from '../../lib/table.svelte.ts';
import type { BeingView, PlusMinusBeing, PlusMinusFigures, Ref } from '../../lib/protocol.ts';

export const pm = (being: BeingView): PlusMinusBeing => being as PlusMinusBeing;

/** Numbers of the rules that are no content. */
export const figures = () => rules() as unknown as PlusMinusFigures;

export const KINDS = ['knowledge', 'skill', 'talent'] as const;

export interface Property {
  id: string;
  kind: 'quality' | 'knowledge' | 'skill' | 'talent';
  label: string;
  value: number;
}

export const qualityName = (id: string): string => name({ kind: 'quality', id });
export const abilityName = (id: string): string => name({ kind: 'ability', id });

/** A property as something that can be looked up; a trait is only what it is called. */
export const property = (id: string): Ref | string => {
  const kind = ['quality', 'ability'].find((one) => row(one, id));
  return kind ? { kind, id } : own(id);
};

/** The ten qualities in the order of the book. */
export function qualities(being: PlusMinusBeing): Property[] {
  const values = being.qualities;
  if (!values) return [];
  const order = content('quality').map(({ id }) => id);
  return (order.length ? order : Object.keys(values)).map((id) => ({
    id,
    kind: 'quality',
    label: qualityName(id),
    value: values[id] ?? 0,
  }));
}

/** How the table reads whether traits count in checks. */
export const traitsCount = (): unknown => table.view?.table.options['traits_in_aw'];

/** The traits of a being with what they come to, by name. */
export const traits = (being: PlusMinusBeing): { id: string; label: string; value: number }[] =>
  sorted((being.traits ?? []).map((one) => ({ id: one.name, label: own(one.name), value: one.total })), (one) => one.label);

/** What a property stands at; what is not on the sheet was never learned. */
export function valueOf(being: PlusMinusBeing, id: string): number {
  return being.qualities?.[id] ?? being.abilities?.find((one) => one.id === id)?.value ?? being.traits?.find((one) => one.name === id)?.total ?? 0;
}

/** Abilities of one kind by name. */
export function abilities(being: PlusMinusBeing, kind: (typeof KINDS)[number]): Property[] {
  const own = (being.abilities ?? []).filter((one) => one.kind === kind);
  return sorted(
    own.map(({ id, value }) => ({ id, kind, label: abilityName(id), value })),
    (one) => one.label,
  );
}

/** The suggested difficulties, easiest first, none where the table wants none; `values` where the server has others for the case at hand. */
export function ladder(values?: unknown): { id: string; label: string; value: number }[] {
  if (table.view?.table.options['ladder'] === 'free') return [];
  const given = Array.isArray(values) ? (values as unknown[]) : [];
  return content('difficulty').map((one, place) => ({
    id: one.id,
    label: name({ kind: 'difficulty', id: one.id }),
    value: Number(given[place] ?? one['value'] ?? 0),
  }));
}

/** The rung in the middle, with which choosing one begins; null where there are none. */
export const middle = (): number | null => {
  const rungs = ladder();
  return rungs[Math.floor((rungs.length - 1) / 2)]?.value ?? null;
};
