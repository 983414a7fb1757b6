import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPatch, Connection, type Outcome, type Socket, type Status } from '../src/lib/connection.ts';
import type { FromServer, PatchOp, ToServer, View } from '../src/lib/protocol.ts';

class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: ToServer[] = [];
  closed = false;
  send(data: string) {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(undefined as never);
  }
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
}

const view = (v: number): FromServer => ({ t: 'view', v, now: 0, view: { names: {} } as unknown as View });

let wires: Wire[];
let statuses: Status[];
let patches: PatchOp[][];
let views: number;
let counts: number[];
let connection: Connection;
const last = () => wires[wires.length - 1] as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  statuses = [];
  patches = [];
  views = 0;
  counts = [];
  let keys = 0;
  connection = new Connection({
    open: () => {
      wires.push(new Wire());
      return last();
    },
    onview: () => (views += 1),
    onpatch: (ops) => patches.push(ops),
    onstatus: (status) => statuses.push(status),
    onwaiting: (count) => counts.push(count),
    newKey: () => `k${(keys += 1)}`,
  });
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe('size', () => {
  it('refuses what the server would not take, so that the line stays', async () => {
    last().open();
    last().say(view(1));
    const outcome = await connection.send({ t: 'say', text: 'ä'.repeat(40_000) });
    expect(outcome).toMatchObject({ t: 'refused', error: { code: 'too_large', message: { args: { allowed: 65_536 } } } });
    expect(last().sent).toEqual([]);
    expect(connection.unanswered).toBe(0);
  });
});

describe('versions', () => {
  it('applies patches that follow each other', () => {
    last().open();
    last().say(view(4));
    last().say({ t: 'patch', v: 5, ops: [{ path: ['combat'], value: null }] });
    last().say({ t: 'patch', v: 6, ops: [] });
    expect(patches).toHaveLength(2);
    expect(last().sent).toEqual([]);
  });

  it('asks for a view after a gap and ignores patches until it comes', () => {
    last().open();
    last().say(view(4));
    last().say({ t: 'patch', v: 6, ops: [] });
    last().say({ t: 'patch', v: 7, ops: [] });
    expect(patches).toHaveLength(0);
    expect(last().sent).toEqual([{ t: 'view' }]);
    last().say(view(7));
    last().say({ t: 'patch', v: 8, ops: [] });
    expect(views).toBe(2);
    expect(patches).toHaveLength(1);
  });

  it('ignores a patch it already has', () => {
    last().open();
    last().say(view(4));
    last().say({ t: 'patch', v: 4, ops: [] });
    expect(patches).toHaveLength(0);
    expect(last().sent).toEqual([]);
  });
});

describe('intents', () => {
  it('resolves with the answer that carries its key', async () => {
    last().open();
    const outcomes: Outcome[] = [];
    void connection.send({ t: 'say', text: 'a' }).then((one) => outcomes.push(one));
    const second = connection.send({ t: 'say', text: 'b' });
    last().say({ t: 'refused', key: 'k2', error: { code: 'no', message: { id: 'no' } } });
    expect((await second).t).toBe('refused');
    expect(outcomes).toEqual([]);
    last().say({ t: 'done', key: 'k1' });
    await vi.waitFor(() => expect(outcomes).toEqual([{ t: 'done', key: 'k1' }]));
    expect(connection.unanswered).toBe(0);
  });

  it('keeps an intent made without a line and sends it on connecting', () => {
    void connection.send({ t: 'say', text: 'early' });
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent).toEqual([{ t: 'say', text: 'early', key: 'k1' }]);
  });

  it('sends the unanswered again with the same key, in order, and the answered not', () => {
    last().open();
    void connection.send({ t: 'say', text: 'a' });
    void connection.send({ t: 'say', text: 'b' });
    void connection.send({ t: 'say', text: 'c' });
    last().say({ t: 'done', key: 'k2' });
    last().break();
    vi.advanceTimersByTime(400);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent.map((one) => 'key' in one && one.key)).toEqual(['k1', 'k3']);
  });
});

describe('what is withdrawn', () => {
  const preview = { t: 'preview' as const, command: { do: 'check' } };

  it('is not sent when the line is back, and what waits is counted', async () => {
    last().open();
    last().break();
    const { key, outcome } = connection.sending({ t: 'say', text: 'a' });
    void connection.send({ t: 'say', text: 'b' });
    expect(counts.at(-1)).toBe(2);
    connection.withdraw(key);
    expect(await outcome).toEqual({ t: 'withdrawn', key: 'k1' });
    expect(counts.at(-1)).toBe(1);
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toEqual([{ t: 'say', text: 'b', key: 'k2' }]);
  });

  it('keeps its answer where it has gone over the line', async () => {
    last().open();
    const { key, outcome } = connection.sending({ t: 'say', text: 'a' });
    connection.withdraw(key);
    last().say({ t: 'done', key });
    expect((await outcome).t).toBe('done');
  });

  it('is everything that waits when the table is left or closed to somebody', async () => {
    const first = connection.send({ t: 'say', text: 'a' });
    connection.stop();
    expect((await first).t).toBe('withdrawn');
    expect((await connection.send({ t: 'say', text: 'late' })).t).toBe('withdrawn');
    connection.start();
    const second = connection.send({ t: 'say', text: 'b' });
    last().break(4410);
    expect((await second).t).toBe('withdrawn');
    expect(connection.unanswered).toBe(0);
  });

  it('is a question that lost its line or has none, and no such question counts', async () => {
    last().open();
    const asked = connection.send(preview);
    last().break();
    expect((await asked).t).toBe('withdrawn');
    expect((await connection.send(preview)).t).toBe('withdrawn');
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toEqual([]);
    expect(Math.max(...counts)).toBe(0);
  });
});

describe('a silent line', () => {
  it('is asked whether it is alive where an intent gets no answer, and given up', () => {
    last().open();
    last().say(view(1));
    void connection.send({ t: 'say', text: 'a' });
    vi.advanceTimersByTime(4_000);
    expect(last().sent.at(-1)).toEqual({ t: 'view' });
    vi.advanceTimersByTime(14_999);
    expect(wires[0]?.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toEqual([{ t: 'say', text: 'a', key: 'k1' }]);
  });

  it('is left alone where nothing is asked of it, or where it speaks', () => {
    last().open();
    last().say(view(1));
    vi.advanceTimersByTime(60_000);
    void connection.send({ t: 'say', text: 'a' });
    vi.advanceTimersByTime(3_000);
    last().say({ t: 'patch', v: 2, ops: [] });
    vi.advanceTimersByTime(3_000);
    last().say({ t: 'done', key: 'k1' });
    vi.advanceTimersByTime(60_000);
    expect(last().sent).toEqual([{ t: 'say', text: 'a', key: 'k1' }]);
    expect(wires).toHaveLength(1);
  });

  it('is replaced where it never comes to be', () => {
    vi.advanceTimersByTime(15_000);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(3_999);
    connection.wake();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    connection.wake();
    expect(wires).toHaveLength(3);
    last().open();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(3);
  });
});

describe('reconnecting', () => {
  it('waits longer after each failure, and from the start again once a view came', () => {
    last().break();
    vi.advanceTimersByTime(399);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    last().break();
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    last().open();
    last().say(view(1));
    last().break();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(4);
    expect(statuses).toEqual(['lost', 'lost', 'open', 'lost']);
  });

  it('connects at once when woken', () => {
    last().break();
    connection.wake();
    expect(wires).toHaveLength(2);
    last().open();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up an open line that stays silent after waking', () => {
    last().open();
    last().say(view(1));
    connection.wake();
    expect(last().sent).toEqual([{ t: 'view' }]);
    vi.advanceTimersByTime(4_000);
    expect(wires[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });

  it('keeps an open line that answers after waking', () => {
    last().open();
    last().say(view(1));
    connection.wake();
    last().say(view(1));
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it.each([4403, 4410])('does not try again where there is no seat (%i)', (code) => {
    last().break(code);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(statuses).toEqual(['barred']);
  });
});

it('applies a patch to sections and entries', () => {
  const target = { combat: null, names: { a: 'A', b: 'B' }, beings: {} } as unknown as View;
  applyPatch(target, [
    { path: ['combat'], value: { round: 2 } },
    { path: ['names', 'a'], value: 'Ada' },
    { path: ['names', 'b'] },
    { path: ['beings', 'x'], value: { id: 'x' } },
  ]);
  expect(target).toEqual({ combat: { round: 2 }, names: { a: 'Ada' }, beings: { x: { id: 'x' } } });
});
