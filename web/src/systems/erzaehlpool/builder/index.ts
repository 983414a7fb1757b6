/** Making a character of Erzählpool: the steps of the document, its derived values, and arms. */
import type { BuilderUi } from '../../../lib/making.ts';
import { addSentences, own } from '../../../lib/text.svelte.ts';
import Body from './Body.svelte';
import de from './builder.de.ftl?raw';
import en from './builder.en.ftl?raw';
import Side from './Side.svelte';
import type { Draft } from './types.ts';

addSentences({ de, en });

const ui: BuilderUi = {
  steps: [
    { id: 'concept', label: 'ep-make-concept', fields: ['name', 'concept', 'faction', 'notes', 'npc'] },
    { id: 'attributes', label: 'ep-make-attributes', fields: ['attributes'] },
    { id: 'skills', label: 'ep-make-skills', fields: ['skills', 'specialities'] },
    { id: 'moral', label: 'ep-make-moral', fields: ['virtue', 'vice'] },
    { id: 'merits', label: 'ep-make-merits', fields: ['merits'] },
    { id: 'supernatural', label: 'ep-make-supernatural', fields: ['supernatural'] },
    { id: 'derived', label: 'ep-make-derived', fields: ['size', 'species_factor'] },
    { id: 'gear', label: 'ep-make-gear', fields: ['armour', 'weapons'] },
  ],
  together: ['attributes', 'skills'],
  growing: [],
  Body,
  Side,
  note: (draft) => own((draft as Draft).concept ?? ''),
};
export default ui;
