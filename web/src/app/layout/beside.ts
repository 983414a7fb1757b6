/** What only a game master sees, or only now and then: fetched when it is first wanted. */
import { later } from '../../parts/later.ts';

export const GmRow = later(() => import('../panels/GmRow.svelte'));
export const Requests = later(() => import('../panels/Requests.svelte'));
export const NoSession = later(() => import('../panels/NoSession.svelte'));
export const Outdated = later(() => import('../panels/Outdated.svelte'));
