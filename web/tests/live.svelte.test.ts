/** What the page keeps of a table while time passes: older lines, what is not sent yet, what a roll would be. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Lost from '../src/app/panels/Lost.svelte';
import Form from '../src/parts/Form.svelte';
import { Problem } from '../src/lib/http.ts';
import { say, table } from '../src/lib/table.svelte.ts';
import { livePreview, RESTS } from '../src/systems/preview.svelte.ts';
import { gmView, line as logLine, playerView } from './fixtures/fight.ts';
import { sit } from './mock.ts';

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = (n: number, more = {}) => logLine(n, { id: 'told-round', args: { n } }, more);

describe('the log', () => {
  /** A table whose view holds lines 60 to 62, and a server that has all before the newest it was told of. */
  function long() {
    const view = gmView();
    const undone = new Set<number>();
    const served: number[] = [];
    const row = (n: number) => told(n, undone.has(n) ? { undone: { by: 's0', note: '', how: 'back' } } : {});
    vi.stubGlobal('fetch', async (path: string) => {
      const before = Number(path.split('before=')[1]);
      served.push(before);
      const page = Array.from({ length: 20 }, (_, place) => before - 20 + place).filter((n) => n >= 0);
      return new Response(JSON.stringify(page.map(row)));
    });
    view.log = Object.fromEntries([60, 61, 62].map((n) => [String(n), row(n)]));
    const line = sit(view);
    /** Something happens: the view takes a line up and lets go of its oldest. */
    const next = (n: number, more = {}) => line.patch({ path: ['log', String(n)], value: told(n, more) }, { path: ['log', String(n - 3)] });
    const again = (...log: number[]) => line.say({ t: 'view', v: 1, now: Date.now(), view: { ...view, log: Object.fromEntries(log.map((n) => [String(n), row(n)])) } });
    return { line, next, again, undone, served };
  }
  const numbers = () => table.lines.map((one) => one.n);
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place);

  it('has no gap once older lines were loaded, however many come', async () => {
    const { next } = long();
    await table.loadOlder();
    expect(numbers()).toEqual(from(40, 62));
    for (const n of [63, 64, 65, 66]) next(n);
    expect(numbers()).toEqual(from(40, 66));
    await table.loadOlder();
    expect(numbers()).toEqual(from(20, 66));
  });

  it('keeps what the view lets go of while a page is on its way', async () => {
    const { next } = long();
    const loading = table.loadOlder();
    next(63);
    await loading;
    expect(numbers()).toEqual(from(40, 63));
  });

  it('lets go of lines where nobody has asked for older ones', () => {
    const { next } = long();
    next(63);
    expect(numbers()).toEqual([61, 62, 63]);
  });

  it('hears of a take-back that met older lines', async () => {
    const { next, undone } = long();
    await table.loadOlder();
    undone.add(50);
    next(63, { kind: 'table' });
    await waitFor(() => expect(table.lines.find((one) => one.n === 50)?.undone?.how).toBe('back'));
    expect(numbers()).toEqual(from(40, 63));
  });

  it('fills what it missed while the line was lost', async () => {
    const { again } = long();
    await table.loadOlder();
    again(90, 91, 92);
    await waitFor(() => expect(numbers().slice(-53)).toEqual(from(40, 92)));
  });

  it('asks for a few pages at once only, and for the rest when it is wanted', async () => {
    const { again, served } = long();
    await table.loadOlder();
    served.length = 0;
    again(400, 401, 402);
    await waitFor(() => expect(table.lines[0]!.n).toBe(240));
    expect(served).toHaveLength(8);
    expect(numbers()).toEqual(from(240, 402));
    await table.loadOlder();
    expect(numbers()).toEqual(from(220, 402));
  });

  it('keeps a page that came while the others were fetched again', async () => {
    const { next } = long();
    await table.loadOlder();
    next(63, { kind: 'table' });
    await table.loadOlder();
    expect(numbers()).toEqual(from(20, 63));
  });

  it('forgets what came after where an older backup of the table ends', async () => {
    const { next, again } = long();
    await table.loadOlder();
    again(5, 6, 7);
    for (const n of from(8, 45)) next(n);
    expect(numbers()).toEqual(from(43, 45));
    expect(table.complete).toBe(false);
  });

  it('forgets all of it where an older backup is empty', async () => {
    const { again, next } = long();
    await table.loadOlder();
    again();
    for (const n of from(0, 45)) next(n);
    expect(numbers()).toEqual(from(43, 45));
  });

  it('takes no page of a table that was left', async () => {
    long();
    const loading = table.loadOlder();
    sit({ ...playerView(), table: { ...playerView().table, id: 't2' } });
    const before = numbers();
    await loading;
    expect(numbers()).toEqual(before);
  });
});

describe('after the line was lost', () => {
  it('takes over what the server says by now', async () => {
    const line = sit(playerView());
    const before = table.system!;
    const newer = { ...before, text: { ...before.text, de: `${before.text.de}\ntold-newer = Neu.\n` } };
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify(newer));
    });
    vi.useFakeTimers();
    line.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    line.onopen?.(undefined as never);
    line.say({ t: 'view', v: 1, now: Date.now(), view: playerView() });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/api/systems/percentacy']);
    expect(table.system).toEqual(newer);
    expect(say({ id: 'told-newer' })).toBe('Neu.');
    table.useSystem(before);
  });

  it('says when the server fails rather than the line, and tries no more where a table cannot be read', async () => {
    const line = sit(playerView());
    render(Lost);
    line.onclose?.({ code: 1011 });
    expect(await screen.findByRole('status')).toHaveTextContent('Der Server kann den Tisch gerade nicht zeigen.');
    sit(playerView()).onclose?.({ code: 4411 });
    expect([table.status, table.broken]).toEqual(['barred', true]);
  });
});

describe('while the line is lost', () => {
  const inner = createRawSnippet(() => ({ render: () => '<p>Formular</p>' }));

  it('says how much waits, and warns whoever leaves', async () => {
    const line = sit(playerView());
    render(Lost);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    line.onclose?.({ code: 1006 });
    void table.talk('Hallo');
    expect(await screen.findByText('Eine Eingabe wartet.')).toBeVisible();
    void table.talk('Noch da?');
    expect(await screen.findByText('2 Eingaben warten.')).toBeVisible();
    expect(leave()).toBe(true);
    table.close();
    expect(leave()).toBe(false);
  });

  it('a form that is closed withdraws what it wanted', async () => {
    const line = sit(playerView());
    line.onclose?.({ code: 1006 });
    let outcome: unknown;
    const onsend = () => table.do({ do: 'listen' }).then((refusal) => ((outcome = refusal?.code), refusal));
    const { unmount } = render(Form, { icon: 'dice', send: 'Los', onsend, onclose: () => undefined, children: inner });
    await userEvent.click(screen.getByRole('button', { name: 'Los' }));
    void table.talk('bleibt');
    expect(table.waiting).toBe(2);
    unmount();
    await waitFor(() => expect(outcome).toBe('withdrawn'));
    expect(table.waiting).toBe(1);
  });

  it('says that a take-back cannot be looked at, and asks for no odds', async () => {
    const line = sit(playerView());
    line.onclose?.({ code: 1006 });
    expect(await table.undoPreview(41)).toMatchObject({ code: 'offline' });
    await expect(table.preview({ do: 'check' })).rejects.toBeInstanceOf(Problem);
  });
});

describe('what a roll would be', () => {
  it('is asked anew when the table changes, but not for a line of the log', async () => {
    vi.useFakeTimers();
    const line = sit(playerView());
    const asked = () => line.sent.filter((one) => one.t === 'preview').length;
    const stop = $effect.root(() => void livePreview(() => ({ do: 'check' })));
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(asked()).toBe(1);
    line.patch({ path: ['log', '42'], value: told(42) });
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(asked()).toBe(1);
    const changes = [
      { path: ['beings', 'b1'], value: { ...playerView().beings['b1']!, name: 'Mira' } },
      { path: ['combat', 'turn'], value: 'b1' },
      { path: ['stage'], value: null },
      { path: ['table'], value: { ...playerView().table, scene: 'Dunkel' } },
    ];
    for (const [place, change] of changes.entries()) {
      line.patch(change);
      await vi.advanceTimersByTimeAsync(RESTS);
      expect(asked()).toBe(place + 2);
    }
    stop();
  });
});
