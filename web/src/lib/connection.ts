/**
 * The line to the table: one websocket that comes back by itself, and intents that are sent until they are answered.
 *
 * A message from the server carries a version; after a gap the connection asks for a fresh view and ignores patches
 * until it comes. An intent keeps its key over reconnects, so that it counts once however often it is sent.
 */
import type { FromServer, PatchOp, ToServer, View } from './protocol.ts';

type Keyed = Extract<ToServer, { key: string }>;
type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

/** What a person wants; the connection adds the key. */
export type Intent = WithoutKey<Keyed>;

/** What became of an intent. */
export type Outcome = Exclude<FromServer, { t: 'view' } | { t: 'patch' }>;

/** The part of WebSocket that is used here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export type Status = 'connecting' | 'open' | 'lost' | 'barred';

export interface Listeners {
  open: () => Socket;
  onview: (view: View, now: number) => void;
  onpatch: (ops: PatchOp[]) => void;
  onstatus: (status: Status, code?: number) => void;
  newKey?: () => string;
}

/** The seat was freed by the game master. */
export const unseated = 4410;
/** Close codes after which trying again is of no use: not logged in, no seat here, no such table, no longer a seat. */
const barred = new Set([4401, 4403, 4404, unseated]);

/** Bytes that the server takes. Far longer messages would close the line (1009), and again when they are sent anew. */
const longest = 65_536;

const firstDelay = 400;
const longestDelay = 10_000;
/** How long an open but silent line may take to answer after the page was asleep. */
const patience = 4_000;

interface Waiting {
  message: Keyed;
  settle: (outcome: Outcome) => void;
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  readonly #on: Listeners;
  readonly #newKey: () => string;
  #socket: Socket | null = null;
  #ready = false;
  #stopped = true;
  #version: number | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  /** Intents without an answer yet, oldest first. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(listeners: Listeners) {
    this.#on = listeners;
    this.#newKey = listeners.newKey ?? randomKey;
  }

  /** How many intents have no answer yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Send an intent and wait for what became of it, over as many reconnects as it takes. */
  send(intent: Intent): Promise<Outcome> {
    const message = { ...intent, key: this.#newKey() } as Keyed;
    const size = new TextEncoder().encode(JSON.stringify(message)).length;
    if (size > longest) {
      const args = { value: size, allowed: longest };
      const error = { code: 'too_large', message: { id: 'error-too_large', args } };
      return Promise.resolve({ t: 'refused', key: message.key, error });
    }
    return new Promise((settle) => {
      this.#waiting.set(message.key, { message, settle });
      if (this.#ready) this.#socket?.send(JSON.stringify(message));
    });
  }

  /** The page is seen again or the network is back: connect at once, or check that the open line is alive. */
  wake(): void {
    if (this.#stopped) return;
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.#ready && this.#probe === undefined) {
      this.#askForView();
      this.#probe = setTimeout(() => this.#lose(0), patience);
    }
  }

  #connect(): void {
    if (this.#socket) return;
    const socket = this.#on.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#ready = true;
      this.#version = null;
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #drop(): void {
    clearTimeout(this.#probe);
    this.#probe = undefined;
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(code: number): void {
    this.#drop();
    if (barred.has(code)) {
      this.#stopped = true;
      this.#on.onstatus('barred', code);
      return;
    }
    this.#on.onstatus('lost');
    const delay = Math.min(longestDelay, firstDelay * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), delay);
  }

  #askForView(): void {
    this.#socket?.send(JSON.stringify({ t: 'view' } satisfies ToServer));
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#probe);
    this.#probe = undefined;
    switch (message.t) {
      case 'view':
        this.#version = message.v;
        this.#failures = 0;
        this.#on.onview(message.view, message.now);
        this.#on.onstatus('open');
        return;
      case 'patch':
        return this.#patch(message.v, message.ops);
      default:
        this.#settle(message);
    }
  }

  #patch(version: number, ops: PatchOp[]): void {
    if (this.#version === null || version <= this.#version) return;
    if (version === this.#version + 1) {
      this.#version = version;
      this.#on.onpatch(ops);
    } else {
      this.#version = null;
      this.#askForView();
    }
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.key);
    this.#waiting.delete(outcome.key);
    waiting?.settle(outcome);
  }
}

/** Apply a patch to a view in place: set or remove a section, or one entry of a section. */
export function applyPatch(view: View, ops: readonly PatchOp[]): void {
  const sections = view as unknown as Record<string, unknown>;
  for (const { path, value } of ops) {
    const [section = '', key] = path;
    if (key === undefined) {
      if (value === undefined) delete sections[section];
      else sections[section] = value;
      continue;
    }
    const entries = (sections[section] ??= {}) as Record<string, unknown>;
    if (value === undefined) delete entries[key];
    else entries[key] = value;
  }
}
