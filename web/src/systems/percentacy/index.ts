/** The panels of Percentacy. */
import { table } from '../../lib/table.svelte.ts';
import { name, t } from '../../lib/text.svelte.ts';
import type { Command } from '../../lib/protocol.ts';
import type { SystemUi } from '../../lib/system.ts';
import { later } from '../../parts/later.ts';
import { figures, listed, ratings } from '../fields.ts';
import BeingRow from './BeingRow.svelte';
import Card, { unfolds } from './Card.svelte';
import Combat from './Combat.svelte';
import Sheet from './Sheet.svelte';
import { conditionsOf, pc } from './words.ts';

/** What a new character brings along, where access to items is the game master's word (PC-ITM-03). */
function brought(being: { weapons?: string[]; armour?: number | { value: number }[] | null; gear?: (string | { id: string; name?: string })[] }): string {
  const armour = Math.max(0, ...(typeof being.armour === 'number' ? [being.armour] : (being.armour ?? []).map((one) => one.value)));
  const gear = (being.gear ?? []).map((one) => (typeof one === 'string' ? { id: one } : one));
  return [
    ...(being.weapons ?? []).map((id) => name({ kind: 'weapon', id })),
    ...(armour ? [`${t('pc-ui-armour')} ${armour}`] : []),
    ...gear.map((one) => name({ kind: 'gear', id: one.id }) + (one.name ? `: ${one.name}` : '')),
  ].join(', ');
}

/** A skill of the table's own that somebody wants, with what it hangs on; a character, with its items. */
function wished(command: Command): string {
  const being = command['being'];
  if (typeof being === 'object' && being !== null) return table.view?.table.options['item_access'] === 'free' ? '' : brought(being);
  const entry = command['entry'] as { attributes?: string[] } | undefined;
  return command.do === 'set_house_content' ? (entry?.attributes ?? []).map((one) => name({ kind: 'attribute', id: one })).join(', ') : '';
}

const ui: SystemUi = {
  dice: [{ kind: 'd10', face: '20', size: 46 }, { kind: 'd10', face: '3', size: 42, ink: true }],
  Sheet,
  Card,
  unfolds,
  Roll: () => import('./Roll.svelte'),
  BeingRow,
  Combat,
  Ahead: later(() => import('./Ahead.svelte')),
  AddBeing: () => import('./AddBeing.svelte'),
  forms: [
    { id: 'rest', label: 'pc-ui-rest', icon: 'moon', Form: () => import('./Rest.svelte') },
    { id: 'hazard', label: 'pc-ui-hazard', icon: 'warn', Form: () => import('./Hazard.svelte') },
    { id: 'party', label: 'sides-party', icon: 'group', wide: true, Form: () => import('./Party.svelte') },
    { id: 'award', label: 'pc-ui-award', icon: 'plus', group: 'session', Form: () => import('./Award.svelte') },
    { id: 'evening', label: 'pc-ui-evening', icon: 'end', group: 'session', Form: () => import('./Evening.svelte') },
    { id: 'given', label: 'pc-ui-given', icon: 'pen', group: 'table', Form: () => import('./GiveTraits.svelte') },
    { id: 'house', label: 'pc-ui-house', icon: 'book', group: 'table', Form: () => import('./House.svelte') },
  ],
  fallen: (being) => conditionsOf(pc(being)).includes('dead'),
  ambush: ([by], against) =>
    by && against.length ? { label: 'pc-ui-ambush-roll', draft: { do: 'oppose', by, skill: 'stealth', against, against_skill: 'awareness' } } : undefined,
  wish: (command) => wished(command),
  levels: (being) => ({ earlier: (pc(being).history ?? []).map((page) => page.level), now: pc(being).level ?? 1 }),
  grows: (being) => !being.npc && (pc(being).attribute_points ?? 0) + (pc(being).skill_points ?? 0) > 0,
  builder: () => import('./builder/index.ts'),
  acts: {
    award_rewind: {
      icon: 'redo',
      command: 'award_rewind',
      title: 'pc-ui-act-award',
      send: 'pc-ui-act-award-send',
      fields: [{ name: 'target', kind: 'being', label: 'ui-field-being' }, { name: 'amount', kind: 'amount', label: 'ui-field-amount', start: 1 }],
      of: (being) => !being.npc,
    },
  },
  settable: (being) => [
    ...figures(being, (key) => `pc-ui-value-${key}`),
    ...ratings('attributes', 'attribute', pc(being).attributes),
    ...ratings('skills', 'skill', listed(pc(being).skills)),
  ],
  conditions: ['battered', 'dead', 'frozen', 'shock', 'surprised', 'unconscious'],
  icons: { evade: 'dodge', parry: 'shield', shock: 'bolt', unconscious: 'zzz', survive: 'heart', die: 'x', dead: 'x' },
};
export default ui;
