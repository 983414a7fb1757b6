/** The panels that a table of Erzählpool needs, with their sentences: loaded when such a table is opened. */
import { addSentences } from '../../lib/text.svelte.ts';
import BeingRow from './BeingRow.svelte';
import Card from './Card.svelte';
import Combat from './Combat.svelte';
import de from './panels.de.ftl?raw';
import en from './panels.en.ftl?raw';
import Sheet from './Sheet.svelte';

addSentences({ de, en });

export { BeingRow, Card, Combat, Sheet };
