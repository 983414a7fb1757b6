/** Making a character of Plus-Minus: who it is, the ten qualities, the abilities, the traits. */
import type { BuilderUi } from '../../../lib/making.ts';
import Body from './Body.svelte';
import Side from './Side.svelte';
import type { Draft } from './types.ts';

const ui: BuilderUi = {
  steps: [
    { id: 'concept', label: 'pm-make-concept', fields: ['name', 'concept', 'notes', 'npc'] },
    { id: 'qualities', label: 'pm-ui-qualities', fields: ['qualities'] },
    { id: 'abilities', label: 'pm-ui-abilities', fields: ['abilities'] },
    { id: 'traits', label: 'pm-ui-traits', fields: ['traits'] },
  ],
  together: ['qualities', 'abilities'],
  growing: [],
  Body,
  Side,
  note: (draft) => (draft as Draft).concept ?? '',
};
export default ui;
