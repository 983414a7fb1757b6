/** The panels of Percentacy. */
import type { SystemUi } from '../../lib/system.ts';
import AddBeing from './AddBeing.svelte';
import Ahead from './Ahead.svelte';
import BeingRow from './BeingRow.svelte';
import Card, { unfolds } from './Card.svelte';
import Combat from './Combat.svelte';
import Hazard from './Hazard.svelte';
import Rest from './Rest.svelte';
import Roll from './Roll.svelte';
import Sheet from './Sheet.svelte';

const ui: SystemUi = {
  Sheet,
  Card,
  unfolds,
  Roll,
  BeingRow,
  Combat,
  Ahead,
  AddBeing,
  forms: [
    { id: 'rest', label: 'pc-ui-rest', icon: 'moon', Form: Rest },
    { id: 'hazard', label: 'pc-ui-hazard', icon: 'warn', Form: Hazard },
  ],
  shownFacets: ['name', 'conditions', 'health', 'hp', 'armour', 'values'],
  conditions: ['battered', 'dead', 'frozen', 'shock', 'surprised', 'unconscious'],
  icons: { evade: 'dodge', parry: 'shield', shock: 'bolt', unconscious: 'zzz', survive: 'heart', die: 'x', dead: 'x' },
};
export default ui;
