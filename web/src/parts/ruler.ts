import type { Span } from '../lib/protocol.ts';

/** One part of a ruler: neighbouring faces with the same outcome. `width` is their number. */
export interface Segment {
  id: string;
  width: number;
  label?: string;
  tone: 'best' | 'step3' | 'step2' | 'step1' | 'step0' | 'fail' | 'worst';
}

/** How many faces each run of a die has. */
export function widths(faces: readonly Span[]): { id: string; width: number; success: boolean }[] {
  return faces.map((span, place) => ({ id: span.id, width: span.to - (faces[place - 1]?.to ?? 0), success: span.success }));
}

/** What a face means. */
export function spanOf(faces: readonly Span[], face: number): Span | undefined {
  return faces.find((span) => face <= span.to);
}
