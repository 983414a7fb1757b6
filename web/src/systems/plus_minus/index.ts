/** The panels of Plus-Minus. */
import type { SystemUi } from '../../lib/system.ts';
import BeingRow from './BeingRow.svelte';
import Card from './Card.svelte';
import Sheet from './Sheet.svelte';
import { ladder } from './words.ts';

const ui: SystemUi = {
  Sheet,
  Card,
  unfolds: (card) => typeof card.event['white'] === 'number',
  Roll: () => import('./Roll.svelte'),
  BeingRow,
  AddBeing: () => import('./AddBeing.svelte'),
  builder: () => import('./builder/index.ts'),
  shownFacets: ['name', 'qualities', 'abilities', 'traits'],
  conditions: [],
  ink: (question) => question.key.startsWith('black'),
  icons: { yes: 'check', no: 'x' },
  ladder: (question) =>
    question.key === 'difficulty' ? ladder(question.title.args?.['ladder']).map((rung) => ({ value: String(rung.value), label: rung.label })) : [],
};
export default ui;
