/**
 * The table this page sits at: the view, kept fresh, and everything a person can do here.
 *
 * One module-level store, since a page shows one table. Components read `table.view` and call the functions below;
 * `say`, `t`, `name` and `content` come along so that a system's component needs one import.
 */
import { untrack } from 'svelte';
import { applyPatch, broken, Connection, failed, unseated, type Intent, type Outcome, type Socket, type Status } from './connection.ts';
import { get, Problem } from './http.ts';
import type { Again, BeingView, Command, Line, PatchOp, Preview, Question, Refusal, SystemInfo, View } from './protocol.ts';
import { lookForNewerPage } from './newer.svelte.ts';
import { own, t, useNames, useOwnRows, useSystem, viewer, type Lang } from './text.svelte.ts';

export { chance, content, has, list, locale, name, number, percent, row, say, shelved, signed, sorted, t, takeable, time, viewer, own } from './text.svelte.ts';
export type * from './protocol.ts';

/** How many pages of older lines are fetched again at once; what is older still is asked for when it is wanted. */
const mostPages = 8;

class Table {
  id = $state('');
  view = $state<View | null>(null);
  system = $state.raw<SystemInfo | null>(null);
  status = $state<Status>('connecting');
  /** When the line was lost, by this browser's clock; null while it is there. */
  lostSince = $state<number | null>(null);
  /** The game master has freed this viewer's seat. */
  unseated = $state(false);
  /** The server cannot open the table, however often it is asked. */
  broken = $state(false);
  /** The server is there, but failed at what it was to show. */
  failing = $state(false);
  /** Lines older than the view's, oldest first. */
  older = $state<Line[]>([]);
  /** No older lines exist. */
  complete = $state(false);
  /** How many intents wait for an answer. */
  waiting = $state(0);
  /** Server time minus this browser's, in milliseconds. */
  offset = $state(0);

  #connection: Connection | null = null;
  /** From where the system at hand came, and what is being fetched. */
  #loaded = '';
  #loading = '';
  /** Counts how often older lines were fetched again; only the newest answer is used. */
  #refetched = 0;
  /** Throws whose dice lie on the table: they were there when it was opened, or have been seen to fall. */
  readonly #lying = new Set<string>();
  /** The line of the table of which a page of older lines is on its way. */
  #paging: Connection | null = null;
  /** Where the keys of what is sent are written down, while somebody wants them. */
  #sent: string[] | null = null;

  get me(): View['me'] | null {
    return this.view?.me ?? null;
  }

  get isGm(): boolean {
    return this.view?.me.role === 'gm';
  }

  get isSpectator(): boolean {
    return this.view?.me.role === 'spectator';
  }

  /** Beings this viewer plays. */
  get mine(): BeingView[] {
    const view = this.view;
    return view ? Object.values(view.beings).filter((being) => being.seat !== null && being.seat === view.me.seat) : [];
  }

  get question(): Question | null {
    return this.view?.stage?.question ?? null;
  }

  /** Every being this viewer sees. */
  get beings(): BeingView[] {
    return Object.values(this.view?.beings ?? {});
  }

  /** A question is waiting for this viewer. The game master's own are theirs; others they may answer, but are not called. */
  get asked(): boolean {
    const question = this.question;
    return question !== null && question.mine && question.seat === this.view?.me.seat;
  }

  /** All known lines, oldest first. */
  readonly lines: Line[] = $derived.by(() => {
    const fresh = Object.values(this.view?.log ?? {}).sort((a, b) => a.n - b.n);
    const first = fresh[0]?.n ?? Infinity;
    return [...this.older.filter((line) => line.n < first), ...fresh];
  });

  /** Sit down at a table. Returns the function that leaves it. */
  open(id: string, socket: () => Socket = () => browserSocket(id)): () => void {
    this.close();
    Object.assign(this, { id, view: null, status: 'connecting', unseated: false, broken: false, failing: false, lostSince: null, older: [], complete: false });
    const connection = new Connection({
      open: socket,
      onview: (view, now) => this.show(view, now),
      onpatch: (ops) => this.#patch(ops),
      onstatus: (status, code) => this.#note(status, code),
      onwaiting: (count) => (this.waiting = count),
    });
    this.#connection = connection;
    // Another page may have used the sentences of another system meanwhile.
    if (this.system) useSystem(this.system);
    connection.start();
    const wake = () => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (this.waiting > 0) event.preventDefault();
    };
    document.addEventListener('visibilitychange', wake);
    for (const change of ['online', 'offline'] as const) window.addEventListener(change, wake);
    window.addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      for (const change of ['online', 'offline'] as const) window.removeEventListener(change, wake);
      window.removeEventListener('beforeunload', leave);
      if (this.#connection === connection) this.close();
    };
  }

  close(): void {
    this.#connection?.stop();
    this.#connection = null;
  }

  /** Take over a whole view. */
  show(view: View, now: number = Date.now()): void {
    this.view = view;
    this.#lying.clear();
    for (const card of view.stage?.cards ?? []) this.#lying.add(this.#throwOf(card.event));
    this.offset = now - Date.now();
    this.#follow();
    // Where the server goes on from an older backup, what this page knows of later never was.
    const first = Math.min(...Object.values(view.log).map((line) => line.n));
    this.older = Number.isFinite(first) ? this.older.filter((line) => line.n < first) : [];
    if (this.older.length === 0) this.complete = false;
    void this.#olderAnew();
  }

  #throwOf(event: Readonly<Record<string, unknown>>): string {
    return `${this.view?.stage?.action} ${JSON.stringify(event)}`;
  }

  /** Whether the dice of a card on the stage fall now: once, however often it is drawn. */
  falls(event: Readonly<Record<string, unknown>>): boolean {
    return untrack(() => {
      const thrown = this.#throwOf(event);
      if (this.status !== 'open' || this.#lying.has(thrown)) return false;
      this.#lying.add(thrown);
      return true;
    });
  }

  #patch(ops: PatchOp[]): void {
    const view = this.view;
    if (!view) return;
    const before = Object.values(view.log);
    applyPatch(view, ops);
    const after = Object.values(view.log);
    if (this.older.length > 0 || this.#paging === this.#connection) {
      const [first, last] = [Math.min(...after.map((line) => line.n)), Math.max(...before.map((line) => line.n))];
      const newest = this.older[this.older.length - 1]?.n ?? -1;
      // The view holds only so many lines: what it lets go of stays in the row.
      const gone = before.filter((line) => line.n < first && line.n > newest);
      if (gone.length) this.older = [...this.older, ...gone.sort((a, b) => a.n - b.n)];
      // A take-back may have met them.
      if (after.some((line) => line.n > last && line.kind === 'table')) void this.#olderAnew();
    }
    this.#follow();
  }

  /** Another system, or other content of it than is at hand: fetch what it is called here. */
  #follow(): void {
    const wanted = this.#wanted;
    if (wanted !== this.#loaded && wanted !== this.#loading) void this.#loadSystem(wanted);
  }

  /** Where the system is described as this table plays with it. */
  get #wanted(): string {
    const { system = '', pinned = '' } = this.view?.table ?? {};
    return pinned ? `${system}?table=${encodeURIComponent(this.id)}&content=${pinned}` : system;
  }

  /** Say in the viewer's language what an example table calls by words of our own. The server knows no viewer's. */
  speak(): void {
    if (!this.view) return;
    const { beings, names, table: facts } = this.view;
    for (const being of Object.values(beings)) being.name = own(being.name);
    for (const [id, name] of Object.entries(names)) names[id] = own(name);
    facts.name = own(facts.name);
    facts.scene = own(facts.scene);
  }

  /** Try something again in a while, unless the table has been left by then. */
  #later(work: () => void): void {
    const connection = this.#connection;
    setTimeout(() => this.#connection === connection && work(), 3000);
  }

  /** Use a system's catalogues and content; `show` fetches them where they are missing. */
  useSystem(info: SystemInfo, from = info.id): void {
    this.system = info;
    this.#loaded = from;
    useSystem(info);
  }

  /** Fetch what `show` leaves out at first: the other language's sentences, and what options mean. */
  async wholeSystem(): Promise<void> {
    const first = this.system;
    if (!first || (first.text.de && first.text.en)) return;
    try {
      const whole = await get<SystemInfo>(`/api/systems/${this.#loaded}`);
      if (this.system === first) this.useSystem(whole, this.#loaded);
    } catch {
      this.#later(() => this.system === first && void this.wholeSystem());
    }
  }

  /** Ask again for the catalogues and content at hand, and take over what has changed; and whether this page itself is old. */
  async #renew(): Promise<void> {
    void lookForNewerPage();
    const [before, from] = [this.system, this.#loaded];
    if (!before) return;
    const whole = before.text.de && before.text.en;
    const lang = before.text[viewer.lang] ? viewer.lang : viewer.lang === 'de' ? 'en' : 'de';
    try {
      const now = await (whole ? get<SystemInfo>(`/api/systems/${from}`) : this.#first(from, lang));
      if (this.system === before && JSON.stringify(now) !== JSON.stringify(before)) this.useSystem(now, from);
    } catch {
      // What is at hand stays; the next time that the line comes back asks again.
    }
  }

  /** A system in one language, whose names stand for the other's until those are fetched as well. */
  async #first(from: string, lang: Lang): Promise<SystemInfo> {
    const [id, query] = from.split('?');
    const first = await get<SystemInfo>(`/api/systems/${id}/first/${lang}${query ? `?${query}` : ''}`);
    return { ...first, options: named(first.options, lang), content: named(first.content, lang) };
  }

  async #loadSystem(wanted: string): Promise<void> {
    const connection = this.#connection;
    this.#loading = wanted;
    try {
      const first = await this.#first(wanted, viewer.lang);
      // Where the table was left, another page may speak of another system.
      if (this.#connection === connection && this.#wanted === wanted) this.useSystem(first, wanted);
    } catch {
      this.#later(() => this.#follow());
    } finally {
      if (this.#loading === wanted) this.#loading = '';
    }
    const anew = this.#connection !== null && this.#connection !== connection;
    if (this.#wanted !== wanted || anew) this.#follow();
  }

  #note(status: Status, code?: number): void {
    this.status = status;
    [this.unseated, this.broken, this.failing] = [code === unseated, code === broken, code === failed];
    if (status === 'open') {
      // The server may have been started anew, and be a newer one.
      if (this.lostSince !== null) void this.#renew();
      this.lostSince = null;
    }
    else if (status === 'lost') this.lostSince ??= Date.now();
  }

  /** May this viewer take a line back, or (a player, what is no longer harmless) ask that it be taken back? */
  mayTakeBack(line: Line): boolean {
    if (line.undone || line.action === null) return false;
    return line.back || (this.me?.role === 'player' && line.kind === 'action' && line.seat === this.me.seat);
  }

  /** Fetch the page of lines before the oldest known. */
  async loadOlder(): Promise<void> {
    const [connection, before] = [this.#connection, this.lines[0]?.n];
    if (before === undefined) return;
    this.#paging = connection;
    const fresh = await this.#page(before).finally(() => {
      if (this.#paging === connection) this.#paging = null;
    });
    if (this.#connection !== connection || this.lines[0]?.n !== before) return;
    if (fresh.length === 0) this.complete = true;
    else this.older = [...fresh, ...this.older];
  }

  async #page(before: number): Promise<Line[]> {
    const page = await get<Line[]>(`/api/tables/${this.id}/log?before=${before}`);
    return page.filter((line) => line.n < before).sort((a, b) => a.n - b.n);
  }

  /** Fetch the older lines again, from the view's back to the oldest known or so far: some may be missing, some taken back. */
  async #olderAnew(): Promise<void> {
    const [connection, mine, oldest] = [this.#connection, ++this.#refetched, this.older[0]?.n];
    if (oldest === undefined) return;
    const start = Math.min(...Object.values(this.view?.log ?? {}).map((line) => line.n));
    let fresh: Line[] = [];
    try {
      for (let [before, pages] = [start, 0]; before > oldest && pages < mostPages; before = fresh[0]!.n, pages += 1) {
        const page = await this.#page(before);
        if (page.length === 0) break;
        fresh = [...page, ...fresh];
      }
    } catch {
      // What is known stays; the next view or take-back asks again.
      return;
    }
    if (this.#connection !== connection || this.#refetched !== mine) return;
    const whole = (fresh[0]?.n ?? oldest) <= oldest;
    this.complete &&= whole;
    // What was loaded, and what the view let go of meanwhile, stands in the row already.
    const [earlier, later] = [whole ? this.older.filter((line) => line.n < oldest) : [], this.older.filter((line) => line.n >= start)];
    this.older = [...earlier, ...fresh.filter((line) => line.n >= oldest), ...later];
  }

  /** Send an intent; it is kept and sent again until the server has answered. */
  send(intent: Intent): Promise<Outcome> {
    if (!this.#connection) return Promise.reject(new Error('no table is open'));
    return this.#connection.send(intent);
  }

  async #refusal(intent: Intent): Promise<Refusal | null> {
    if (!this.#connection) throw new Error('no table is open');
    const { key, outcome: coming } = this.#connection.sending(intent);
    this.#sent?.push(key);
    const outcome = await coming;
    if (outcome.t === 'withdrawn') return { code: 'withdrawn', message: { id: 'ui-error-withdrawn' } };
    return outcome.t === 'refused' ? outcome.error : null;
  }

  /** Begin some work, and give a way to withdraw what it sends at once, as long as that has not gone over the line. */
  withdrawable<T>(work: () => T): { result: T; withdraw: () => void } {
    const [connection, keys] = [this.#connection, (this.#sent = [] as string[])];
    try {
      return { result: work(), withdraw: () => keys.forEach((key) => connection?.withdraw(key)) };
    } finally {
      this.#sent = null;
    }
  }

  /** Do something; null when it was done, else why not. A draft may carry `hidden` for a roll only the game master sees. */
  do(draft: Command, hidden = false): Promise<Refusal | null> {
    const { hidden: kept, ...command } = draft;
    return this.#refusal(hidden || kept === true ? { t: 'do', command, hidden: true } : { t: 'do', command });
  }

  answer(question: Question, value: string | number, trust = false): Promise<Refusal | null> {
    return this.#refusal({ t: 'answer', question: question.id, value, ...(trust ? { trust } : {}) });
  }

  cancel(question: Question): Promise<Refusal | null> {
    return this.#refusal({ t: 'cancel', question: question.id });
  }

  /** Make a roll of the latest action again. */
  again(roll: Again, value: string | number | null = null): Promise<Refusal | null> {
    const action = this.view?.stage?.action;
    if (action === undefined) return Promise.resolve(null);
    return this.#refusal({ t: 'redo', action, at: roll.at, value });
  }

  /** Set a face or an answer of the latest action, or have it made anew (null): the game master's word, which costs nobody anything. */
  decideAnew(at: number, value: string | number | null): Promise<Refusal | null> {
    const action = this.view?.stage?.action;
    if (action === undefined) return Promise.resolve(null);
    return this.#refusal({ t: 'redo', action, at, value, free: true });
  }

  takeBack(action: number, note: string): Promise<Refusal | null> {
    return this.#refusal({ t: 'take_back', action, note });
  }

  /** The game master's word on a request; a player withdraws their own with false. */
  decide(request: string, accept: boolean): Promise<Refusal | null> {
    return this.#refusal({ t: 'request', request, accept });
  }

  talk(text: string): Promise<Refusal | null> {
    return this.#refusal({ t: 'say', text });
  }

  /** Play with the installed version and content from now on; `content` is its hash. */
  pin(content: string): Promise<Refusal | null> {
    return this.#refusal({ t: 'pin', content });
  }

  seat(settings: { hold?: boolean; hand_dice?: boolean }): Promise<Refusal | null> {
    return this.#refusal({ t: 'seat', ...settings });
  }

  /** What a draft would be rolled on, and its odds. Throws a `Problem` where the line is lost. */
  async preview(draft: Command): Promise<Preview> {
    const { hidden: _, ...command } = draft;
    const outcome = await this.send({ t: 'preview', command });
    if (outcome.t === 'withdrawn') throw new Problem(0, 'offline', { id: 'ui-error-offline' });
    if (outcome.t === 'preview') return outcome.preview;
    const refused = outcome.t === 'refused' ? outcome.error : null;
    return { refused, roll: null, classes: [], usual: [], lands: [], damage: [], mean: null, notes: [], being: null };
  }

  /** The lines that would no longer count. */
  async undoPreview(action: number): Promise<Line[] | Refusal> {
    const outcome = await this.send({ t: 'undo_preview', action });
    if (outcome.t === 'undo_preview') return outcome.lines;
    if (outcome.t === 'withdrawn') return { code: 'offline', message: { id: 'ui-error-offline' } };
    return outcome.t === 'refused' ? outcome.error : [];
  }
}

/** The same, with what is said in the given language alone said so in the other as well. */
function named<T>(told: T, lang: Lang): T {
  if (Array.isArray(told)) return told.map((one: unknown) => named(one, lang)) as T;
  if (typeof told !== 'object' || told === null) return told;
  const both = told as Record<string, unknown>;
  if (typeof both['de'] === 'string' && typeof both['en'] === 'string') return { de: both['de'] || both[lang], en: both['en'] || both[lang] } as T;
  return Object.fromEntries(Object.entries(both).map(([key, value]) => [key, named(value, lang)])) as T;
}

function browserSocket(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`) as unknown as Socket;
}

export const table = new Table();

useOwnRows((kind) => table.view?.table.content?.[kind] ?? []);
useNames((kind, id) => {
  if (kind === 'being') return id === 'gm' ? t('ui-gm') : table.view?.names[id];
  if (kind === 'seat') return table.view?.seats[id]?.name;
  return undefined;
});
