/** What the odds of a mix are drawn from: white minus black, 36 ways in all (PM-DICE-05). */
import type { Fraction } from '../../lib/protocol.ts';

/** Chance that a mix with this action value reaches the difficulty (PM-SUCC-08). */
export function reaches(value: number, difficulty: number): Fraction {
  let ways = 0;
  for (let net = -5; net <= 5; net += 1) if (value + net >= difficulty) ways += 6 - Math.abs(net);
  return `${ways}/36`;
}

/** What keeps a mix from being proposed (PM-AW-04 to PM-AW-06). */
export type Fault = 'too_few' | 'too_many' | 'no_quality' | null;

export function fault(properties: readonly { kind: string }[]): Fault {
  if (properties.length < 3) return 'too_few';
  if (properties.length > 5) return 'too_many';
  return properties.some((one) => one.kind === 'quality') ? null : 'no_quality';
}
