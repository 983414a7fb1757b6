import { tensAndUnits } from './numbers.ts';

/** One die of a throw, as `Die.svelte` takes it. */
export interface ThrownDie {
  kind?: 'd10' | 'd6' | 'd20';
  face: string | number | null;
  ink?: boolean;
  lit?: boolean;
  outline?: boolean;
  over?: boolean;
}

/** Two ten-sided dice that read as 1 to 100. A rolled 1 lights both, a rolled 100 lies upside down. */
export function hundred(face: number | null, outline = false): ThrownDie[] {
  const [tens, units] = face === null ? [null, null] : tensAndUnits(face);
  const shared = { kind: 'd10' as const, lit: face === 1 && !outline, over: face === 100, outline };
  return [
    { ...shared, face: tens },
    { ...shared, face: units, ink: true },
  ];
}

/** A white die that adds and a black one that takes away. */
export function whiteAndBlack(white: number | null, black: number | null): ThrownDie[] {
  return [
    { kind: 'd6', face: white },
    { kind: 'd6', face: black, ink: true },
  ];
}
