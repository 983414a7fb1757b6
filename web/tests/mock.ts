/** A table over a fake line, for tests of components. */
import type { Socket } from '../src/lib/connection.ts';
import { desk } from '../src/lib/desk.svelte.ts';
import type { FromServer, PatchOp, ToServer, View } from '../src/lib/protocol.ts';
import { table } from '../src/lib/table.svelte.ts';
import { setLanguage, type Lang } from '../src/lib/text.svelte.ts';
import { system } from './fixtures/fight.ts';

export class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ToServer[] = [];
  #version = 1;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close(): void {}
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  patch(...ops: PatchOp[]): void {
    this.#version += 1;
    this.say({ t: 'patch', v: this.#version, ops });
  }
  /** What was sent last, without its key. */
  get last(): Record<string, unknown> | undefined {
    const message = this.sent[this.sent.length - 1];
    if (!message) return undefined;
    const { key: _, ...rest } = message as { key?: string };
    return rest;
  }
  /** Answer the last intent. */
  async done(): Promise<void> {
    const message = this.sent[this.sent.length - 1] as { key: string };
    this.say({ t: 'done', key: message.key });
    await Promise.resolve();
  }
  async refuse(id: string, rule?: string): Promise<void> {
    const message = this.sent[this.sent.length - 1] as { key: string };
    this.say({ t: 'refused', key: message.key, error: { code: id, message: { id }, ...(rule ? { rule } : {}) } });
    await Promise.resolve();
  }
}

/** Open a table that shows this view. */
export function sit(view: View, lang: Lang = 'de'): Line {
  const line = new Line();
  setLanguage(lang);
  table.useSystem(system);
  desk.close();
  desk.read(null);
  desk.panel = 'sheet';
  desk.settled = false;
  desk.saying = '';
  desk.covert = false;
  table.open(view.table.id, () => line);
  line.onopen?.(undefined as never);
  line.say({ t: 'view', v: 1, now: Date.now(), view: JSON.parse(JSON.stringify(view)) as View });
  return line;
}
