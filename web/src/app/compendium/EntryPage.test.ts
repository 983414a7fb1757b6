import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import type { SystemInfo, View } from '../../lib/protocol.ts';
import { table } from '../../lib/table.svelte.ts';
import { addSentences, setLanguage } from '../../lib/text.svelte.ts';
import de from '../../text/compendium.de.ftl?raw';
import en from '../../text/compendium.en.ftl?raw';
import { bind } from './book.ts';
import EntryPage from './EntryPage.svelte';

const names = (de: string, en: string) => ({ de, en });
const several = {
  id: 'wears_off', name: names('Mehrere Angreifer', 'Several attackers'), text: names('', ''), default: false, values: [false, true], rules: ['T-1'],
  value_names: { true: names('senken sie', 'lower it'), false: names('ändern nichts', 'change nothing') },
};
const chapter = { kind: 'chapter', id: 'T', name: 'Verteidigung', rules: [{ id: 'T-1', text: 'Sie bleibt.' }, { id: 'T-2', text: 'Sie ist nie unter 0.' }] };
const book = bind({ system: 's', language: 'de', shelves: [], entries: [chapter, { kind: 'option', id: 'wears_off', name: 'Mehrere Angreifer' }] });

beforeEach(() => {
  setLanguage('de');
  addSentences({ de, en });
  table.useSystem({ id: 's', options: [several], content: {}, figures: {}, text: names('', '') } as unknown as SystemInfo);
});

it.each([[true, 1], [false, 0]])('says with a rule what the table reads otherwise', (value, count) => {
  table.view = { table: { options: { wears_off: value } } } as unknown as View;
  render(EntryPage, { book, entry: chapter });
  expect(screen.queryAllByRole('button', { name: 'An diesem Tisch gilt: Mehrere Angreifer – senken sie' })).toHaveLength(count);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
