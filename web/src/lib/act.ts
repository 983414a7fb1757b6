/** A command that is a short form: which fields it has, and how it is called. */
import type { IconName } from '../parts/icons.ts';
import type { BeingView } from './protocol.ts';

export type FieldKind = 'being' | 'amount' | 'text' | 'title' | 'condition' | 'own_condition' | 'value_field' | 'value' | 'seat' | 'harm';

export interface ActField {
  name: string;
  kind: FieldKind;
  /** Sentence of the label. */
  label: string;
  optional?: boolean;
  /** What an amount starts with; left out: with the usual harm. */
  start?: number;
}

export interface Act {
  icon: IconName;
  command: string;
  title: string;
  note?: string;
  send: string;
  fields: ActField[];
  /** Which beings may be chosen. */
  of?: (being: BeingView) => boolean;
}

/** A value of a being that the game master may set: the path an override names, and what it is called. */
export interface Settable {
  path: string;
  label: string;
  value: number;
}
