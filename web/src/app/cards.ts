/** Which component draws an event: a free roll is drawn alike at every table, all else by the table's system. */
import type { Component } from 'svelte';
import type { Card } from '../lib/protocol.ts';
import FreeRoll from './rolls/FreeRoll.svelte';
import { ui } from './ui.ts';

const isFreeRoll = (card: Card): boolean => card.event.type === 'DiceRolled';

export function drawing(card: Card): Component<{ card: Card; small?: boolean }> | undefined {
  return isFreeRoll(card) ? FreeRoll : ui()?.Card;
}

/** True where the drawing shows more than the event's sentence. */
export function unfolds(card: Card): boolean {
  return isFreeRoll(card) || (ui()?.unfolds(card) ?? false);
}
