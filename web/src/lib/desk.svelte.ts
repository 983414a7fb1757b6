/** What lies open on this page besides the table itself: a panel, a being's page, a dialog. One of each at most. */
import type { Command } from './protocol.ts';

export type Panel = 'sheet' | 'scene' | 'combat' | 'log';

export type Sheet =
  | { kind: 'roll'; draft: Command }
  | { kind: 'take_back'; action: number }
  | { kind: 'act'; act: string; target?: string }
  | { kind: 'add_being' | 'menu' | 'invites' | 'options' | 'seat' | 'combat' | 'hidden_roll' | 'anew' }
  | { kind: 'being'; target: string }
  | { kind: 'form'; form: string };

class Desk {
  /** The visible panel where there is room for one only. */
  panel = $state<Panel>('sheet');
  /** The being whose page lies open; null: none but one's own. */
  being = $state<string | null>(null);
  dialog = $state<Sheet | null>(null);

  open(dialog: Sheet): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }

  read(being: string | null): void {
    this.being = being;
    if (being !== null) this.panel = 'sheet';
  }
}

export const desk = new Desk();
