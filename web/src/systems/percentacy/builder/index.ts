/** Making a character of Percentacy: the book's six steps. */
import type { BuilderUi } from '../../../lib/making.ts';
import { list, name } from '../../../lib/text.svelte.ts';
import Body from './Body.svelte';
import Side from './Side.svelte';
import type { Draft } from './types.ts';

const ui: BuilderUi = {
  steps: [
    { id: 'concept', label: 'pc-make-concept', fields: ['name', 'concept', 'species', 'background', 'notes', 'level', 'npc', 'role'] },
    { id: 'attributes', label: 'pc-ui-attributes', fields: ['attributes'] },
    { id: 'derived', label: 'pc-ui-derived', fields: [] },
    { id: 'skills', label: 'pc-ui-skills', fields: ['skills'] },
    { id: 'traits', label: 'pc-make-traits', fields: ['talents', 'handicaps'] },
    { id: 'gear', label: 'pc-make-gear', fields: ['armour', 'weapons', 'gear'] },
  ],
  together: ['attributes', 'derived', 'skills'],
  growing: ['attributes', 'derived', 'skills', 'traits'],
  Body,
  Side,
  note(draft) {
    const { species, concept } = draft as Draft;
    return list([species ? name({ kind: 'species', id: species }) : '', concept ?? ''].filter(Boolean), 'unit');
  },
};
export default ui;
