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

/** What became of an intent; withdrawn: no answer is waited for any more, and it is not sent again. */
export type Outcome = Exclude<FromServer, { t: 'view' } | { t: 'patch' }> | { t: 'withdrawn'; key: string };

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
  /** How many intents wait for an answer, questions left out. */
  onwaiting?: (count: number) => void;
  newKey?: () => string;
}

/** The seat was freed by the game master. */
export const unseated = 4410;
/** The server cannot open the table. */
export const broken = 4411;
/** Something failed in the server. */
export const failed = 1011;
/** Close codes after which trying again is of no use: not logged in, no seat here, no such table, no longer a seat. */
const barred = new Set([4401, 4403, 4404, unseated, broken]);

/** Bytes that the server takes. Far longer messages would close the line (1009), and again when they are sent anew. */
const longest = 65_536;

const firstDelay = 400;
const longestDelay = 10_000;
/** How long a line that was open before the page was asleep may stay silent, and an intent without an answer. */
const patience = 4_000;
/** How long a line may take to answer whether it is alive, while the server may be busy with something long. */
const longestSilence = 15_000;
/** How long a line may take to come to be. */
const longestKnock = 15_000;

interface Waiting {
  message: Keyed;
  settle: (outcome: Outcome) => void;
}

/** What only asks is of no use later: what it is about may have changed by then. */
const asks = (intent: Pick<Keyed, 't'>): boolean => intent.t === 'preview' || intent.t === 'undo_preview';

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
  /** Runs while an intent waits on an open line, from the last word of the server on. */
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #knock: ReturnType<typeof setTimeout> | undefined;
  /** When the socket at hand was opened. */
  #begun = 0;
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
    this.#giveUp(() => true);
  }

  /** Send an intent and wait for what became of it, over as many reconnects as it takes. Only a question waits for no line. */
  send(intent: Intent): Promise<Outcome> {
    return this.sending(intent).outcome;
  }

  /** The same, and the key to withdraw it by. */
  sending(intent: Intent): { key: string; outcome: Promise<Outcome> } {
    const message = { ...intent, key: this.#newKey() } as Keyed;
    const size = new TextEncoder().encode(JSON.stringify(message)).length;
    if (size > longest) {
      const args = { value: size, allowed: longest };
      const error = { code: 'too_large', message: { id: 'error-too_large', args } };
      return { key: message.key, outcome: Promise.resolve({ t: 'refused', key: message.key, error }) };
    }
    if (this.#stopped || (asks(message) && !this.#ready)) return { key: message.key, outcome: Promise.resolve({ t: 'withdrawn', key: message.key }) };
    const outcome = new Promise<Outcome>((settle) => {
      this.#waiting.set(message.key, { message, settle });
      if (this.#ready) this.#socket?.send(JSON.stringify(message));
    });
    this.#counted();
    this.#watch();
    return { key: message.key, outcome };
  }

  /** Send an intent no more. One that went over the line has its answer soon; while there is no line it is given up. */
  withdraw(key: string): void {
    if (!this.#ready) this.#giveUp((one) => one.key === key);
  }

  /** The page is seen again or the network is back: connect at once, or check that the open line is alive. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#socket && !this.#ready && Date.now() - this.#begun >= patience) this.#drop();
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.#ready) {
      this.#ask(patience);
    }
  }

  /** Find out whether the open line is alive. */
  #ask(silence: number): void {
    if (this.#probe !== undefined) return;
    this.#askForView();
    this.#probe = setTimeout(() => this.#lose(0), silence);
  }

  /** Doubt an open line on which an intent gets no answer, and nothing else comes either. */
  #watch(): void {
    clearTimeout(this.#doubt);
    if (this.#ready && this.#waiting.size > 0) this.#doubt = setTimeout(() => this.#ask(longestSilence), patience);
  }

  #connect(): void {
    if (this.#socket) return;
    const socket = this.#on.open();
    this.#socket = socket;
    this.#begun = Date.now();
    this.#knock = setTimeout(() => this.#lose(0), longestKnock);
    socket.onopen = () => {
      clearTimeout(this.#knock);
      this.#ready = true;
      this.#version = null;
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
      this.#watch();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #drop(): void {
    for (const timer of [this.#probe, this.#doubt, this.#knock]) clearTimeout(timer);
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
    this.#giveUp(asks);
    if (barred.has(code)) {
      this.#stopped = true;
      this.#giveUp(() => true);
      this.#on.onstatus('barred', code);
      return;
    }
    this.#on.onstatus('lost', code);
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
    this.#watch();
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
    this.#counted();
    this.#watch();
  }

  #giveUp(which: (message: Keyed) => boolean): void {
    for (const { message } of [...this.#waiting.values()]) if (which(message)) this.#settle({ t: 'withdrawn', key: message.key });
  }

  #counted(): void {
    this.#on.onwaiting?.([...this.#waiting.values()].filter(({ message }) => !asks(message)).length);
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
