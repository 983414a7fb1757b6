/** The panels of Erzählpool. */
import type { BeingView, ErzaehlpoolBeing } from '../../lib/protocol.ts';
import type { SystemUi } from '../../lib/system.ts';
import { signed } from '../../parts/numbers.ts';
import { later } from '../../parts/later.ts';
import { everything, figures, ratings } from '../fields.ts';
import { panels } from './load.ts';

const ep = (being: BeingView) => being as ErzaehlpoolBeing;

const ui: SystemUi = {
  dice: [{ kind: 'd10', face: '9', size: 32, lit: true }, { kind: 'd10', face: '4', size: 32 }, { kind: 'd10', face: '8', size: 32, lit: true }],
  Sheet: later(() => panels().then(({ Sheet }) => ({ default: Sheet }))),
  Card: later(() => panels().then(({ Card }) => ({ default: Card }))),
  unfolds: (card) => Array.isArray(card.event['faces']),
  Roll: () => import('./Act.svelte'),
  BeingRow: later(() => panels().then(({ BeingRow }) => ({ default: BeingRow })), ({ being }) => being.name),
  Combat: later(() => panels().then(({ Combat }) => ({ default: Combat }))),
  AddBeing: () => import('./AddBeing.svelte'),
  forms: [
    { id: 'several', label: 'ep-ui-several', icon: 'list', Form: () => import('./Several.svelte') },
    { id: 'sin', label: 'ep-ui-sin', icon: 'moon', Form: () => import('./Sin.svelte') },
    { id: 'party', label: 'sides-party', icon: 'group', wide: true, Form: () => import('./Party.svelte') },
    { id: 'edit', label: 'ep-ui-edit', icon: 'pen', Form: () => import('./Edit.svelte') },
    { id: 'names', label: 'ep-ui-names', icon: 'book', group: 'table', fits: (options) => options['names'] === 'own', Form: () => import('./OwnNames.svelte') },
    { id: 'award', label: 'ep-ui-award-title', icon: 'plus', group: 'session', Form: () => import('./Award.svelte') },
  ],
  builder: () => import('./builder/index.ts'),
  settable: (being) => [
    ...figures(being),
    ...ratings('attributes', 'attribute', ep(being).attributes),
    ...ratings('skills', 'skill', { ...everything('skill'), ...ep(being).skills }),
    ...ratings('merits', 'merit', ep(being).merits),
  ],
  fallen: (being) => ep(being).conditions?.includes('dead') === true,
  conditions: ['dead', 'dying', 'immobile', 'prone', 'surprised', 'unconscious'],
  harm: { usual: 1, kinds: [{ id: 'lethal', label: 'ep-ui-harm-lethal' }, { id: 'bashing', label: 'ep-ui-harm-bashing' }] },
  ladder: (question) => (question.key === 'more_dice' ? [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((dice) => ({ value: String(dice), shown: signed(dice), label: '' })) : []),
  icons: { yes: 'check', no: 'x', lost: 'x', continue: 'check', unconscious: 'zzz', dying: 'drop', dead: 'x' },
};
export default ui;
