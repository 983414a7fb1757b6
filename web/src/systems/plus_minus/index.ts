/** The panels of Plus-Minus. */
import type { SystemUi } from '../../lib/system.ts';
import { later } from '../../parts/later.ts';
import { everything, listed, ratings } from '../fields.ts';
import { ladder, pm } from './words.ts';

const ui: SystemUi = {
  dice: [{ kind: 'd6', face: 5, size: 40 }, { kind: 'd6', face: 2, size: 40, ink: true }],
  Sheet: later(() => import('./Sheet.svelte')),
  Card: later(() => import('./Card.svelte')),
  unfolds: (card) => typeof card.event['white'] === 'number' || typeof card.event['first'] === 'object',
  Roll: () => import('./Roll.svelte'),
  BeingRow: later(() => import('./BeingRow.svelte'), ({ being }) => being.name),
  AddBeing: () => import('./AddBeing.svelte'),
  forms: [
    { id: 'party', label: 'sides-party', icon: 'group', wide: true, Form: () => import('./Party.svelte') },
    { id: 'edit', label: 'pm-ui-edit', icon: 'pen', Form: () => import('./Edit.svelte') },
    { id: 'compare', label: 'pm-ui-compare', icon: 'dice', wide: true, fits: (options) => options['opposed'] === 'on', Form: () => import('./Compare.svelte') },
    { id: 'abilities', label: 'pm-ui-own', icon: 'book', group: 'table', Form: () => import('./OwnAbilities.svelte') },
  ],
  Combat: later(() => import('../ByHand.svelte')),
  turnsByHand: true,
  lacks: 'pm-ui-lacks',
  builder: () => import('./builder/index.ts'),
  settable: (being) => [...ratings('qualities', 'quality', pm(being).qualities), ...ratings('abilities', 'ability', { ...everything('ability'), ...listed(pm(being).abilities) })],
  conditions: [],
  ink: (question) => question.key.startsWith('black'),
  icons: { yes: 'check', no: 'x' },
  ladder: (question) =>
    question.key === 'difficulty' ? ladder(question.title.args?.['ladder']).map((rung) => ({ value: String(rung.value), label: rung.label })) : [],
};
export default ui;
