/** The parts, fetched when they are first drawn. */
import type { Component } from 'svelte';
import { later } from '../../parts/later.ts';
import type { BeingView } from '../../lib/protocol.ts';

const parts = () => import('./parts.ts');

export const Kept: Component<{ being: BeingView; full: boolean }> = later(() => parts().then((found) => ({ default: found.Kept })));
export const OrderForm = later<object>(() => parts().then((found) => ({ default: found.OrderForm as Component<object> })));
export const TableNotes = later<object>(() => parts().then((found) => ({ default: found.TableNotes as Component<object> })));
