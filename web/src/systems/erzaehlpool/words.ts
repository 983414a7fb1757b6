/** Words and lists of Erzählpool that more than one panel needs. */
import { content, has, name, row, say, sorted, t, table } from '../../lib/table.svelte.ts';
import { rules } from '../../lib/text.svelte.ts';
import type { BeingView, ErzaehlpoolBeing, ErzaehlpoolFigures, Item, Message } from '../../lib/protocol.ts';
import type { IconName } from '../../parts/icons.ts';
import type { ModifierRow, Worded } from '../../parts/modifiers.ts';
import type { ThrownDie } from '../../parts/throw.ts';
import { being as nameOf, items, num, type Fields } from '../fields.ts';

export const ep = (being: BeingView): ErzaehlpoolBeing => being as ErzaehlpoolBeing;
export { nameOf };

/** Numbers and lists of the rules that are no content. */
export const figures = () => rules() as unknown as ErzaehlpoolFigures;

export const attributeName = (id: string): string => name({ kind: 'attribute', id });
export const skillName = (id: string): string => name({ kind: 'skill', id });
export const conditionName = (id: string): string => name({ kind: 'condition', id });

export const CONDITION_ICONS: Record<string, IconName> = {
  dead: 'x',
  dying: 'drop',
  immobile: 'lock',
  prone: 'down',
  surprised: 'eyeoff',
  unconscious: 'zzz',
};

/** The rough word for how a being fares. */
export function healthWord(being: ErzaehlpoolBeing): string {
  return being.health && has(`ep-ui-health-${being.health}`) ? t(`ep-ui-health-${being.health}`) : '';
}

/** A merit with its label. */
export function meritName(id: string): string {
  const [broad = '', label = ''] = id.split(/:(.*)/s);
  const said = name({ kind: 'merit', id: broad });
  return label ? `${said} (${label})` : said;
}

export interface Rated {
  id: string;
  label: string;
  value: number;
}

/** The rows of a kind that stand in a column, with the being's ratings, in the order of the content. */
export function rated(kind: 'attribute' | 'skill', column: string, ratings: Record<string, number>): Rated[] {
  return content(kind)
    .filter((one) => one['column'] === column)
    .map(({ id }) => ({ id, label: name({ kind, id }), value: ratings[id] ?? 0 }));
}

/** Everything of a kind, by name. */
export function named(kind: string): { id: string; label: string }[] {
  return sorted(content(kind).map(({ id }) => ({ id, label: name({ kind, id }) })), (one) => one.label);
}

/** Attributes or skills by name, each with the dots that somebody has, as far as these are known. */
export function withDots(kind: 'attribute' | 'skill', being: BeingView | undefined): { id: string; label: string }[] {
  const dots = being && (kind === 'attribute' ? ep(being).attributes : ep(being).skills);
  return named(kind).map(({ id, label }) => ({ id, label: dots ? `${label} ${dots[id] ?? 0}` : label }));
}

/** What somebody is special at within a skill, where the table plays with that. */
export const specialIn = (being: BeingView | undefined, skill: string): string[] =>
  table.view?.table.options['specialities'] === true ? ((being && ep(being).specialities?.[skill]) ?? []) : [];

/** Other beings of the scene, by name; the dead last. */
export function others(id: string): { id: string; label: string }[] {
  const all = Object.values(table.view?.beings ?? {}).filter((one) => one.id !== id && one.present);
  const dead = (one: BeingView) => (ep(one).conditions?.includes('dead') ? 1 : 0);
  return sorted(all, (one) => `${dead(one)}${one.name}`).map((one) => ({ id: one.id, label: one.name }));
}

/** What may be attacked with: bare hands first, then the weapons of the being. */
export function arms(being: ErzaehlpoolBeing | undefined): { id: string; label: string }[] {
  const own = (being?.weapons ?? []).map(({ id }) => ({ id, label: name({ kind: 'weapon', id }) }));
  return [{ id: '', label: t('ep-ui-bare-hands') }, ...own];
}

export const kindOf = (weapon: string): string => String(row('weapon', weapon)?.['kind'] ?? 'unarmed');

/** The dice of a card as they fell: successes are lit. */
export function thrown(event: Fields): ThrownDie[] {
  const faces = Array.isArray(event['faces']) ? (event['faces'] as unknown[]).map(Number) : [];
  const { chance, good } = figures();
  const from = event['chance'] === true ? chance : good;
  return faces.map((face) => ({ kind: 'd10', face: face % 10, lit: face >= from })); // a ten shows a nought
}

/** The dice of a pool by their sources, as lines of a sum. */
export function poolRows(event: Fields): ModifierRow[] {
  return items(event, 'items').map((one) => ({ label: one['source'] as Message, amount: num(one, 'amount') ?? 0, counts: true }));
}

export const previewRows = (found: readonly Item[]): ModifierRow[] => found.map((one) => ({ label: say(one.source), amount: one.amount, counts: one.counts }));

/** A sum begins with its first source. */
export const firstRow = (rows: readonly ModifierRow[]): { label: Worded; value: number } | null => (rows[0] ? { label: rows[0].label, value: rows[0].amount } : null);
