/** One part of a ruler: neighbouring faces with the same outcome. `width` is their number. */
export interface Segment {
  id: string;
  width: number;
  label?: string;
  tone: 'best' | 'step3' | 'step2' | 'step1' | 'step0' | 'fail' | 'worst';
}
