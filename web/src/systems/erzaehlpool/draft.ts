/** What somebody has chosen in the roll panel, and the command it comes to. */
import type { Command } from '../../lib/protocol.ts';
import { kindOf } from './words.ts';

export type Cover = 'none' | 'poor' | 'half' | 'good' | 'full';
export type Range = 'near' | 'medium' | 'far';
export type Fire = 'single' | 'short_burst' | 'burst' | 'magazine';

export interface Choice {
  do: 'check' | 'extend' | 'attack';
  by: string;
  attribute: string;
  skill: string;
  tools: number;
  difficulty: number;
  needed: number;
  cost: number;
  weapon: string;
  targets: string[];
  range: Range;
  bystanders: number;
  ownCover: Cover;
  targetCover: Cover;
  fire: Fire;
  allOut: boolean;
  offHand: boolean;
  unnoticed: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the panel starts. */
export function choiceFrom(draft: Command): Choice {
  return {
    do: draft.do === 'attack' || draft.do === 'extend' ? draft.do : 'check',
    by: text(draft['by']),
    attribute: text(draft['attribute']),
    skill: text(draft['skill']),
    tools: 0,
    difficulty: 0,
    needed: 5,
    cost: 1,
    weapon: text(draft['weapon']),
    targets: text(draft['target']) ? [text(draft['target'])] : [],
    range: 'near',
    bystanders: 0,
    ownCover: 'none',
    targetCover: 'none',
    fire: 'single',
    allOut: false,
    offHand: false,
    unnoticed: false,
  };
}

/** True for shots and throws. */
export const atRange = (weapon: string): boolean => ['ranged', 'thrown'].includes(kindOf(weapon));

/** The command of a choice; null while something is missing. */
export function command(choice: Choice): Command | null {
  const dice = { ...(choice.tools ? { tools: choice.tools } : {}), ...(choice.difficulty ? { difficulty: choice.difficulty } : {}) };
  if (choice.do === 'attack') return attack(choice, dice);
  if (!choice.attribute) return null;
  const on = { by: choice.by, attribute: choice.attribute, ...(choice.skill ? { skill: choice.skill } : {}), ...dice };
  return choice.do === 'check' ? { do: 'check', ...on } : { do: 'extend', ...on, needed: choice.needed, cost: choice.cost };
}

function attack(choice: Choice, dice: Record<string, number>): Command | null {
  if (!choice.targets.length) return null;
  const several = choice.targets.length > 1 || choice.fire === 'burst' || choice.fire === 'magazine';
  const made: Command = {
    do: 'attack',
    by: choice.by,
    ...(several ? { targets: [...choice.targets] } : { target: choice.targets[0] }),
    ...(choice.weapon ? { weapon: choice.weapon } : { kind: 'unarmed' }),
    ...dice,
    ...(choice.unnoticed ? { unnoticed: true } : {}),
  };
  if (!atRange(choice.weapon)) return { ...made, ...(choice.allOut ? { all_out: true } : {}), ...(choice.offHand ? { off_hand: true } : {}) };
  return {
    ...made,
    range: choice.range,
    ...(choice.bystanders ? { bystanders: choice.bystanders } : {}),
    ...(choice.ownCover === 'none' ? {} : { own_cover: choice.ownCover }),
    ...(choice.targetCover === 'none' ? {} : { target_cover: choice.targetCover }),
    ...(choice.fire === 'single' ? {} : { fire: choice.fire }),
  };
}
