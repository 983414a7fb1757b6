/** What the ruler and the odds of a check are drawn from: the classes of the hundred faces. Nothing is decided here. */
import type { Fraction } from '../../lib/protocol.ts';
import type { Segment } from '../../parts/ruler.ts';

export type Degree =
  | 'critical_success'
  | 'stages_3_plus'
  | 'stages_2'
  | 'stages_1'
  | 'stages_0'
  | 'failure'
  | 'critical_failure';

export const DEGREES: readonly Degree[] = [
  'critical_success',
  'stages_3_plus',
  'stages_2',
  'stages_1',
  'stages_0',
  'failure',
  'critical_failure',
];

/** The class of one face (PC-CHK-06, PC-STG-01, PC-CRT-01, PC-CRT-02); `moved` is what assists and the like add to it. */
export function degree(face: number, target: number, moved = 0): Degree {
  if (face === 1) return 'critical_success';
  if (face === 100) return 'critical_failure';
  const margin = target - face - moved;
  if (margin < 0) return 'failure';
  const stages = Math.floor(margin / 10);
  if (stages >= 3) return 'stages_3_plus';
  return stages === 2 ? 'stages_2' : stages === 1 ? 'stages_1' : 'stages_0';
}

/** How many of the hundred faces fall into each class. */
export function faces(target: number, moved = 0): Record<Degree, number> {
  const count = Object.fromEntries(DEGREES.map((one) => [one, 0])) as Record<Degree, number>;
  for (let face = 1; face <= 100; face += 1) count[degree(face, target, moved)] += 1;
  return count;
}

const TONES: Record<Degree, Segment['tone']> = {
  critical_success: 'best',
  stages_3_plus: 'step3',
  stages_2: 'step2',
  stages_1: 'step1',
  stages_0: 'step0',
  failure: 'fail',
  critical_failure: 'worst',
};

/** The ruler for a target, without the classes no face falls into. */
export function segments(target: number, labels: Partial<Record<Degree, string>>): Segment[] {
  const count = faces(target);
  return DEGREES.filter((one) => count[one] > 0).map((one) => ({
    id: one,
    width: count[one],
    tone: TONES[one],
    label: labels[one],
  }));
}

/** Chances per class, best first; the classes no face falls into are left out. */
export function odds(target: number, moved = 0): { id: Degree; chance: Fraction; success: boolean }[] {
  const count = faces(target, moved);
  return DEGREES.filter((one) => count[one] > 0).map((one) => ({
    id: one,
    chance: `${count[one]}/100`,
    success: one !== 'failure' && one !== 'critical_failure',
  }));
}

/** The faces of the four damage bands (PC-ATK-12). */
export const BANDS = ['01–24', '25–49', '50–74', '75–99'];
