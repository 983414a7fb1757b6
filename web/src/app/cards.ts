/** Which component draws an event: free rolls and changes of content are drawn alike at every table, all else by the table's system. */
import type { Component } from 'svelte';
import type { Card } from '../lib/protocol.ts';
import ChangeCard from './panels/ChangeCard.svelte';
import FreeRoll from './rolls/FreeRoll.svelte';
import { ui } from './ui.ts';

const isChange = (card: Card): boolean => card.event.type === 'ContentChanged';
const isFreeRoll = (card: Card): boolean => card.event.type === 'DiceRolled';

export function drawing(card: Card): Component<{ card: Card; small?: boolean }> | undefined {
  if (isChange(card)) return ChangeCard;
  return isFreeRoll(card) ? FreeRoll : ui()?.Card;
}

/** True where the drawing shows more than the event's sentence. */
export function unfolds(card: Card): boolean {
  return isFreeRoll(card) || isChange(card) || (ui()?.unfolds(card) ?? false);
}
