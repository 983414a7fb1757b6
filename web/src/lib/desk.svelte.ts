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
  /** Which of one's own beings is looked at. */
  chosen = $state('');
  /** Counts how often the stage was brought to view. */
  shown = $state(0);
  /** What stands in the line that is written in under the log, and is not sent yet. */
  saying = $state('');
  /** What the game master has begun to say of an action, and whether that one was hidden. */
  remark = $state({ text: '', covert: false });
  /** The panel to begin with has been found at this table. */
  settled = false;
  /** A roll that is written there is for the game master's eyes alone. */
  covert = $state(false);
  /** At which tables, and about which installed content, the game master wants to decide later. */
  later = $state<string[]>([]);

  open(dialog: Sheet): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }

  /** Another table: nothing lies open. */
  leave(): void {
    this.dialog = null;
    this.being = null;
    this.chosen = '';
    this.saying = '';
    this.remark = { text: '', covert: false };
    this.settled = false;
    this.covert = false;
  }

  /** Bring the stage to view. */
  show(): void {
    this.being = null;
    if (this.panel === 'sheet') this.panel = 'scene';
    this.shown += 1;
  }

  read(being: string | null): void {
    this.being = being;
    if (being !== null) this.panel = 'sheet';
  }
}

export const desk = new Desk();
