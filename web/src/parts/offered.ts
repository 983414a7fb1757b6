/** What a list offers; `barred` says why it cannot be chosen. */
import { t } from '../lib/text.svelte.ts';

export interface Offered {
  id: string;
  label: string;
  barred?: string | undefined;
}

/** As the list says it: with the reason why it is barred, since a list shows no hints. */
export const offeredAs = (one: Offered): string => (one.barred === undefined ? one.label : t('part-barred', { what: one.label, why: one.barred }));
