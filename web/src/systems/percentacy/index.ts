/** The panels of Percentacy. */
import type { Card as CardData } from '../../lib/protocol.ts';
import type { SystemUi } from '../../lib/system.ts';
import AddBeing from './AddBeing.svelte';
import Ahead from './Ahead.svelte';
import Award from './Award.svelte';
import BeingRow from './BeingRow.svelte';
import Card, { unfolds } from './Card.svelte';
import Combat from './Combat.svelte';
import Evening from './Evening.svelte';
import Hazard from './Hazard.svelte';
import House from './House.svelte';
import Party from './Party.svelte';
import Rest from './Rest.svelte';
import Roll from './Roll.svelte';
import Sheet from './Sheet.svelte';
import { pc } from './words.ts';

/** A critical result, and an exceptional one, want a word of the game master (PC-CRT-04, PC-CRT-05, PC-STG-05). */
function remark(cards: readonly CardData[]): string | null {
  const rolls = cards.map((card) => card.event).filter((event) => event['outcome'] !== undefined);
  if (rolls.some((event) => event['outcome'] === 'critical_failure')) return 'pc-remark-complication';
  if (rolls.some((event) => event['outcome'] === 'critical_success')) return 'pc-remark-critical';
  return rolls.some((event) => Number(event['stages'] ?? 0) >= 3) ? 'pc-remark-exceptional' : null;
}

const ui: SystemUi = {
  Sheet,
  Card,
  unfolds,
  remark,
  Roll,
  BeingRow,
  Combat,
  Ahead,
  AddBeing,
  forms: [
    { id: 'rest', label: 'pc-ui-rest', icon: 'moon', Form: Rest },
    { id: 'hazard', label: 'pc-ui-hazard', icon: 'warn', Form: Hazard },
    { id: 'party', label: 'pc-ui-party', icon: 'group', wide: true, Form: Party },
    { id: 'award', label: 'pc-ui-award', icon: 'plus', group: 'session', Form: Award },
    { id: 'evening', label: 'pc-ui-evening', icon: 'end', group: 'session', Form: Evening },
    { id: 'house', label: 'pc-ui-house', icon: 'book', group: 'table', Form: House },
  ],
  grows: (being) => !being.npc && (pc(being).attribute_points ?? 0) + (pc(being).skill_points ?? 0) > 0,
  builder: () => import('./builder/index.ts'),
  shownFacets: ['name', 'conditions', 'health', 'hp', 'armour', 'values'],
  conditions: ['battered', 'dead', 'frozen', 'shock', 'surprised', 'unconscious'],
  icons: { evade: 'dodge', parry: 'shield', shock: 'bolt', unconscious: 'zzz', survive: 'heart', die: 'x', dead: 'x' },
};
export default ui;
