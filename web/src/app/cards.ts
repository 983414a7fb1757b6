/** Which component draws an event: free rolls and changes of content are drawn alike at every table, all else by the table's system. */
import type { Component } from 'svelte';
import type { Card } from '../lib/protocol.ts';
import { say, t, table } from '../lib/table.svelte.ts';
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

/** Whether anything was rolled of which this viewer knows. */
export const rolled = (): boolean => table.lines.some((line) => line.cards.some(unfolds));

const QUIET = new Set(['SessionStarted', 'SessionEnded', 'SceneStarted', 'SceneEnded']);

/** Where a session or a scene has only begun or ended, there is nothing to settle: the heading of an empty stage. */
export function calm(): string {
  const stage = table.view?.stage;
  const told = (stage?.cards ?? []).filter((card) => card.message !== null);
  if (stage && (!stage.done || told.length === 0 || !told.every((card) => QUIET.has(card.event.type)))) return '';
  const last = told[told.length - 1]?.message;
  return table.view?.table.scene || (last ? say(last) : t(rolled() ? 'ui-stage-quiet' : 'ui-stage-empty'));
}
