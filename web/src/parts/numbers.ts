/** Figures as people read them. Chances are exact fractions until the moment they are written down. */
import type { Fraction } from '../lib/protocol.ts';

/** The two whole numbers of a chance such as "21/36"; a bare "1" is "1/1". */
export function ratio(fraction: Fraction): [bigint, bigint] {
  const [above = '0', below = '1'] = fraction.split('/');
  return [BigInt(above.trim()), BigInt(below.trim())];
}

/** A chance between 0 and 1 as a plain number, for widths only. */
export function share(fraction: Fraction): number {
  const [above, below] = ratio(fraction);
  return below === 0n ? 0 : Number((above * 1_000_000n) / below) / 1_000_000;
}

/**
 * A chance in per cent: whole where it is whole, else with one decimal, half up; never 0 where it can happen and never
 * 100 where it can fail. The only place where chances are rounded. `locale` decides comma and space.
 */
export function percent(fraction: Fraction, locale: string): string {
  const [above, below] = ratio(fraction);
  const write = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);
  const thousandths = (above * 2000n + below) / (below * 2n);
  if (thousandths === 0n && above > 0n) return `< ${write(0.001)}`;
  if (thousandths === 1000n && above < below) return `> ${write(0.999)}`;
  return write(Number(thousandths) / 1000);
}

/** The sum of chances, exact. */
export function together(chances: readonly Fraction[]): Fraction {
  let [above, below] = [0n, 1n];
  for (const chance of chances) {
    const [a, b] = ratio(chance);
    [above, below] = [above * b + a * below, below * b];
  }
  return `${above}/${below}`;
}

/** +10, −10, 0: a true minus, and a plus before what is added. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? minus(value) : `+${value}`;
}

/** The whole number that somebody typed, with any minus; null where it is none, such as nothing or 1e2. */
export function whole(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^[-+]?\d+$/.test(plain) ? Number(plain) : null;
}

/** −5 with a true minus; 5 as it is. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The tens die ("00" to "90") and the units die ("0" to "9") that read as `face`, 1 to 100. */
export function tensAndUnits(face: number): [string, string] {
  const rest = face % 100;
  return [`${Math.floor(rest / 10)}0`, String(rest % 10)];
}

/** How a die lies, in degrees: it follows from its face and its place, so that everybody sees the same. */
export function tilt(face: string | number, place: number): number {
  const number = Number(face) || 0;
  const amount = 5 + ((number * 7 + place * 3) % 9);
  return place % 2 === 0 ? -amount : amount;
}
