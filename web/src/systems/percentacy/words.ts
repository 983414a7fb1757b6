/** Words of Percentacy that more than one panel needs. */
import { content, has, list, name, row, say, signed, sorted, t, table } from '../../lib/table.svelte.ts';
import { rules } from '../../lib/text.svelte.ts';
import type { Choice } from './draft.ts';
import type { BeingView, Card, Item, Message, PercentacyBeing, PercentacyFigures, PercentacyTrait, Ref, RollOn, Span, WeaponView } from '../../lib/protocol.ts';
import type { IconName } from '../../parts/icons.ts';
import type { Offered } from '../../parts/offered.ts';
import type { ModifierRow, Worded } from '../../parts/modifiers.ts';
import { widths, type Segment } from '../../parts/ruler.ts';
import { being as nameOf, items, num, str, words, type Fields } from '../fields.ts';

export const pc = (being: BeingView): PercentacyBeing => being as PercentacyBeing;

/** Numbers and lists of the rules that are no content. */
export const figures = () => rules() as unknown as PercentacyFigures;

export const skillName = (id: string): string => name({ kind: 'skill', id });
export const attributeName = (id: string): string => name({ kind: 'attribute', id });
/** What a weapon does by the face, in one piece that no line breaks. */
export const damages = (series: readonly number[]): string => series.join('\u00a0/\u00a0');
export const weaponName = (id: string): string => name({ kind: 'weapon', id });
export const conditionName = (id: string): string => name({ kind: 'condition', id });

export const CONDITION_ICONS: Record<string, IconName> = {
  battered: 'crack',
  dead: 'x',
  frozen: 'lock',
  shock: 'bolt',
  surprised: 'eyeoff',
  unconscious: 'zzz',
};

/** The rough word for how a being fares. */
export function healthWord(being: PercentacyBeing): string {
  return being.health && has(`pc-ui-health-${being.health}`) ? t(`pc-ui-health-${being.health}`) : (being.health ?? '');
}

/** Conditions that say more than the word for the health. */
export const conditionsOf = (being: PercentacyBeing): string[] => being.conditions ?? [];

/** Other beings of the scene, by name; the dead last. */
export function others(id: string): BeingView[] {
  const all = Object.values(table.view?.beings ?? {}).filter((one) => one.id !== id && one.present);
  return sorted(all, (one) => `${pc(one).barred?.target ? 1 : 0}${one.name}`);
}

/** The traits a weapon has; the table lists those it lacks, too. */
export function traitsOf(weapon: string): Record<string, unknown> {
  const traits = row('weapon', weapon)?.['traits'];
  const all = typeof traits === 'object' && traits !== null ? (traits as Record<string, unknown>) : {};
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== false && value !== 0 && value !== null));
}

/** Whether a weapon strikes everybody near a place. */
export const strikesArea = (weapon: string): boolean => Number(traitsOf(weapon)['area'] ?? 0) > 0;

/** The effects that the talents and handicaps of a being have in the content, as far as the being is known. */
function effectsOf(being: PercentacyBeing): { trait: PercentacyTrait; effect: Fields }[] {
  const all = [...(being.talents ?? []).map((trait) => ({ kind: 'talent', trait })), ...(being.handicaps ?? []).map((trait) => ({ kind: 'handicap', trait }))];
  return all.flatMap(({ kind, trait }) => items(row(kind, trait.id) ?? {}, 'effects').map((effect) => ({ trait, effect })));
}

/** What has to be said of a roll because something that a being has turns on it. */
export const circumstancesOf = (being: PercentacyBeing): string[] =>
  [...(being.talents ?? []), ...(being.handicaps ?? [])].flatMap((trait) => trait.turns_on);

/** The narrow fields in which the results of this roll are others, by a talent of whoever rolls. */
export function fieldsOf(being: PercentacyBeing, choice: Choice): string[] {
  const skill = choice.kind === 'attack' ? being.weapons?.find((one) => one.id === choice.weapon)?.skill : choice.on.split(':')[1];
  return effectsOf(being).filter(({ trait, effect }) => effect['kind'] === 'result' && trait.field !== '' && trait.skill.split(':')[0] === skill).map(({ trait }) => trait.field);
}

/** Whether a weapon may be one of two that somebody attacks with at once, as the server says. */
export const isOneOfTwo = (being: BeingView | undefined, weapon: string): boolean => (being && pc(being).one_of_two?.includes(weapon)) ?? false;

/** Beings as a list offers them; `as` the target of what is done, or taking part in it, some are barred. */
export const listed = (beings: readonly BeingView[], as?: 'target' | 'part'): Offered[] =>
  beings.map((being) => {
    const why = as && pc(being).barred?.[as];
    return { id: being.id, label: being.name, barred: why && say(why) };
  });

/** What somebody can attack with: what is carried, the fist, and what the draft named. */
export function weaponsOf(being: PercentacyBeing | undefined, named = ''): { id: string; weapon: string; which: number; label: string }[] {
  const carried: Carried[] = (being?.weapons ?? []).map(({ id, which, left }) => ({ id, which, left }));
  const more = ['fist', ...(named ? [named] : [])].filter((id) => !carried.some((one) => one.id === id));
  const all = [...carried, ...[...new Set(more)].map((id): Carried => ({ id, which: 0, left: null }))];
  return sorted(all.map((one) => ({ id: armId(one.id, one.which), weapon: one.id, which: one.which || 1, label: armName(one, true) })), (one) => one.label);
}

type Carried = Pick<WeaponView, 'id' | 'which' | 'left'>;

/** One of several weapons of a kind, as a list holds it. */
export const armId = (weapon: string, which: number): string => (which > 1 ? `${weapon}:${which}` : weapon);

/** What a weapon is called, with its number where it has to be told apart from others of its kind, and what is left in it. */
export function armName({ id, which, left }: Carried, withLeft = false): string {
  const weapon = weaponName(id);
  if (!which) return weapon;
  return withLeft && left !== null ? t('pc-ui-weapon-left', { weapon, which, left }) : t('pc-ui-weapon-which', { weapon, which });
}

/** Every attribute and skill, sorted by the reader's alphabet: for those whose sheet is not known. */
export function allSkills(): { id: string; label: string }[] {
  return sorted(
    content('skill').map(({ id }) => ({ id, label: skillName(id) })),
    (one) => one.label,
  );
}
export function allAttributes(): { id: string; label: string }[] {
  return content('attribute').map(({ id }) => ({ id, label: attributeName(id) }));
}

const TONES: Record<string, Segment['tone']> = {
  critical_success: 'best',
  stages_3_plus: 'step3',
  stages_2: 'step2',
  stages_1: 'step1',
  stages_0: 'step0',
  failure: 'fail',
  critical_failure: 'worst',
};

/** The parts of the ruler, with words that fit into them. */
export function segments(faces: readonly Span[]): Segment[] {
  const labels: Record<string, string> = { stages_3_plus: t('pc-ui-three'), stages_2: '2', stages_1: '1', stages_0: '0', failure: t('pc-ui-failure') };
  return widths(faces).map(({ id, width, success }) => ({ id, width, tone: TONES[id] ?? (success ? 'step0' : 'fail'), label: labels[id] }));
}

/** How many faces fail. */
export const failing = (faces: readonly Span[]): number => widths(faces).reduce((sum, span) => sum + (span.success ? 0 : span.width), 0);

export const isSuccess = (outcome: string): boolean => outcome === 'success' || outcome === 'critical_success';

/** The outcome of a check in words, with its stages. */
export function outcomeWord(event: Fields): string {
  const outcome = str(event, 'outcome');
  const stages = num(event, 'stages');
  if (outcome === 'critical_success') return stages ? t('pc-ui-critical-stages', { stages }) : t('pc-ui-critical-success');
  if (outcome === 'critical_failure') return t('pc-ui-critical-failure');
  if (outcome === 'success') return stages === null ? t('pc-ui-success') : t('pc-ui-stages', { stages });
  return t('pc-ui-failure');
}

/** The lines of the sum, from a preview. */
export function previewRows(roll: RollOn): ModifierRow[] {
  return roll.items.map((item: Item) => ({
    label: item.source,
    amount: item.amount,
    was: item.was,
    by: item.by ? say(item.by) : undefined,
    counts: item.counts,
    why: item.why ? say(item.why) : item.counts ? undefined : t('pc-ui-weaker'),
  }));
}

/** What reduced a modifier: one sentence or several. */
function reducedBy(by: unknown): string | undefined {
  const all = Array.isArray(by) ? by : [by];
  return list(all.map((one) => words(one, 'talent', 'trait')).filter(Boolean)) || undefined;
}

/** The lines of the sum, from an event; their source may be a sentence, a reference or an id. */
export function eventRows(event: Fields): ModifierRow[] {
  return items(event, 'items').map((item) => {
    const counts = item['counts'] === true;
    const amount = num(item, 'amount') ?? 0;
    return {
      label: worded(item['source'], 'situation', 'handicap', 'talent', 'trait', 'gear', 'term') ?? signed(amount),
      amount,
      was: num(item, 'was'),
      by: reducedBy(item['by']),
      counts,
      why: words(item['why'], 'term') || (counts ? undefined : t('pc-ui-weaker')),
    };
  });
}

/** What a check was made on: its skill or attribute, in words. */
export function onWhat(event: Fields): string {
  const what = onWhatSaid(event);
  return typeof what === 'string' ? what : say(what);
}

/** Likewise as a sentence, whose name leads to the compendium. */
export function onWhatSaid(event: Fields): Worded {
  return worded(event['label']) ?? worded(str(event, 'skill', 'attribute'), 'skill', 'attribute') ?? '';
}

/** Whatever names something (as `words` takes it) as a sentence, so that what it names can be looked up. */
export function worded(value: unknown, ...kinds: string[]): Worded | undefined {
  if (typeof value === 'object' && value !== null) return 'kind' in value ? { id: 'ui-told', args: { text: value as Ref } } : 'id' in value ? (value as Message) : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  const kind = kinds.find((one) => row(one, value.split(':')[0] ?? ''));
  return kind ? { id: 'ui-told', args: { text: { kind, id: value } } } : words(value, ...kinds) || undefined;
}

export const sentence = (card: Card): string => (card.message ? say(card.message) : '');
export { nameOf };
