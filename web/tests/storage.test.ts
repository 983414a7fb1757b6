import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as drafts from '../src/app/builder/keep.ts';
import { Problem, get, remove } from '../src/lib/http.ts';
import { parse } from '../src/lib/routing.svelte.ts';
import { keep, kept, recall } from '../src/lib/storage.ts';
import { setLanguage, viewer } from '../src/lib/text.svelte.ts';
import { look, setTheme } from '../src/lib/theme.svelte.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  setTheme('system');
});

it('keeps a text, and forgets it', () => {
  expect(keep('a', '1')).toBe(true);
  expect([recall('a'), kept()]).toEqual(['1', ['a']]);
  keep('a', null);
  expect([recall('a'), kept()]).toEqual([null, []]);
});

it('breaks nothing where the browser keeps nothing', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  vi.stubGlobal('localStorage', new Proxy({}, { get: () => { throw new DOMException('denied', 'SecurityError'); } }));
  expect([keep('a', '1'), recall('a'), kept()]).toEqual([false, null, []]);
  setLanguage('en');
  setTheme('dark');
  expect([viewer.lang, look.theme]).toEqual(['en', 'dark']);
  expect(drafts.put({ id: 'd', system: 's', table: '', checks: 'enforce', draft: {}, changed: 1 })).toBe(false);
  drafts.setOpen('s', '', 'd');
  drafts.drop('d');
  expect([drafts.all('s'), drafts.opened('s', '')]).toEqual([[], null]);
});

it('knows no page whose address is no text', () => {
  expect(parse('/join/%E0')).toEqual({ page: 'lost' });
  expect(parse('/join/%C3%A4')).toEqual({ page: 'join', token: 'ä' });
});

it.each(['<html>Bitte anmelden</html>', ''])('takes no "%s" for an answer of the server', async (text) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  await expect(get('/api/tables')).rejects.toMatchObject({ code: 'unreadable' });
});

it('takes an answer without a text where nothing was asked, and one that breaks off for no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  expect(await remove('/api/drafts/d')).toBeNull();
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError('broken off')) }));
  const broken = get('/api/tables');
  await expect(broken).rejects.toBeInstanceOf(Problem);
  await expect(broken).rejects.toMatchObject({ code: 'offline' });
});
