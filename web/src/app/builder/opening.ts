/** What the builder needs before there is something to work at, and what is worked at first. */
import { get, Problem } from '../../lib/http.ts';
import type { BuilderUi, CreationInfo } from '../../lib/making.ts';
import type { GrowthStart, SystemInfo } from '../../lib/protocol.ts';
import { systems } from '../../systems/index.ts';
import { Bench } from './bench.svelte.ts';
import * as keep from './keep.ts';

export interface Tools {
  ui: BuilderUi;
  info: CreationInfo;
  rules: SystemInfo;
}

/** The forms of a system, and its rules as a table plays with them. Throws a `Problem`. */
export async function tools(system: string, table: string): Promise<Tools> {
  const [rules, info] = await Promise.all([
    get<SystemInfo>(`/api/systems/${system}${table ? `?table=${encodeURIComponent(table)}` : ''}`),
    get<CreationInfo>(`/api/creation/${system}`),
  ]);
  const found = await systems[system]?.builder?.().catch(() => {
    throw new Problem(0, 'offline', { id: 'ui-error-offline' });
  });
  if (!found) throw new Problem(404, 'no_system', { id: 'making-no-form' });
  return { ui: found.default, info, rules };
}

/** A being of the table in place of a new character. Throws a `Problem`. */
export async function grown(system: string, table: string, being: string): Promise<Bench> {
  const { draft, gm } = await get<GrowthStart>(`/api/tables/${table}/beings/${being}/growth`);
  return new Bench({ id: keep.newId(), system, table, checks: 'enforce', draft, changed: 0 }, { table, being, gm });
}

/** The draft that somebody is to be shown, or else the one they worked at last; null where there is neither. */
export function first(system: string, table: string, info: CreationInfo): Bench | null {
  const shown = keep.takeShown(system, table);
  if (shown) return new Bench(apart(shown, info), null, true);
  const open = keep.opened(system, table);
  const kept = open === null ? undefined : keep.find(open);
  return kept ? begun(kept, info) : null;
}

/** A draft is worked at from now on, and again when the page comes back. */
export function begun(one: keep.Kept, info: CreationInfo): Bench {
  keep.setOpen(one.system, one.table, one.id);
  return new Bench(apart(one, info));
}

/** A character that somebody asks to bring has what it has been through among the fields of its draft. */
function apart(one: keep.Kept, info: CreationInfo): keep.Kept {
  const fields = Object.entries(one.draft);
  const drawn = (key: string) => info.fields.includes(key);
  const played = { ...one.played, ...Object.fromEntries(fields.filter(([key]) => !drawn(key))) };
  return { ...one, draft: Object.fromEntries(fields.filter(([key]) => drawn(key))), played };
}
