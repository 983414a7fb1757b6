/** The panels, fetched once; where the server was away they are asked for again the next time. */
let fetched: Promise<typeof import('./panels.ts')> | undefined;

export const panels = () =>
  (fetched ??= import('./panels.ts').catch((away: unknown) => {
    fetched = undefined;
    throw away;
  }));
