/** The panels of every rule system, by id. A system is a folder here; nothing outside it names it. */
import type { SystemUi } from '../lib/system.ts';

const found = import.meta.glob<{ default: SystemUi }>('./*/index.ts', { eager: true });

export const systems: Record<string, SystemUi> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? path, module.default]),
);
