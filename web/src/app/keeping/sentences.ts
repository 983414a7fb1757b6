/** Sentences of notes, counters and turns, loaded with the first part that needs them. */
import { addSentences } from '../../lib/text.svelte.ts';
import de from '../../text/keeping.de.ftl?raw';
import en from '../../text/keeping.en.ftl?raw';

addSentences({ de, en });
