import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import BeingPage from '../src/app/panels/BeingPage.svelte';
import Beings from '../src/app/panels/Beings.svelte';
import { LARGEST } from '../src/lib/portrait.ts';
import { table } from '../src/lib/table.svelte.ts';
import { gmView, playerView, system } from './fixtures/fight.ts';
import { sit } from './mock.ts';

const HASH = 'a1'.repeat(32);

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

/** Sit down as somebody who plays; one's own being and somebody else's. */
function seated() {
  const line = sit(playerView());
  const mine = table.mine[0]!;
  const other = table.beings.find((being) => being.seat !== table.me!.seat)!;
  return { line, mine, other };
}

function server(status: number, body: unknown) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const files = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const photo = (size = 3) => new File([new Uint8Array(size)], 'ich.jpg', { type: 'image/jpeg' });

describe('a being of one’s own', () => {
  it('has a sheet to take along in the reader’s language', () => {
    const { mine } = seated();
    render(BeingPage, { being: mine });
    const link = screen.getByRole('link', { name: 'Bogen als PDF' });
    expect(link).toHaveAttribute('href', `/api/tables/${table.id}/beings/${mine.id}/sheet.pdf?lang=de`);
    expect(link).toHaveAttribute('download');
  });

  it('has no sheet where the system knows none', () => {
    const { mine } = seated();
    table.useSystem({ ...system, sheets: false });
    render(BeingPage, { being: mine });
    expect(screen.queryByRole('link', { name: 'Bogen als PDF' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bild wählen' })).toBeVisible();
  });

  it('is given a picture: the file itself is sent', async () => {
    const { mine } = seated();
    const fetched = server(200, { portrait: HASH });
    render(BeingPage, { being: mine });
    const file = photo();
    await userEvent.upload(files(), file);
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const [path, init] = fetched.mock.calls[0]!;
    expect(path).toBe(`/api/tables/${table.id}/beings/${mine.id}/portrait`);
    expect(init).toMatchObject({ method: 'POST', body: file });
    expect((init!.headers as Record<string, string>)['content-type']).toBe('application/octet-stream');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what is wrong with a file, and sends none that is too large', async () => {
    const { mine } = seated();
    const fetched = server(415, { code: 'picture_unreadable', title: 'Das ist kein Bild.' });
    render(BeingPage, { being: mine });
    await userEvent.upload(files(), photo());
    expect(await screen.findByRole('alert')).toHaveTextContent('Das ist kein Bild.');
    await userEvent.upload(files(), photo(LARGEST + 1));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Das Bild ist zu groß. Erlaubt: PNG, JPEG oder WebP'));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('shows its picture, and has it taken away', async () => {
    const { line, mine } = seated();
    render(BeingPage, { being: { ...mine, portrait: HASH } });
    const address = `/api/tables/${table.id}/beings/${mine.id}/portrait/${HASH}`;
    expect(screen.getByRole('img', { name: `Bild von ${mine.name}` })).toHaveAttribute('src', `${address}/large`);
    await userEvent.click(screen.getByRole('button', { name: 'Bild entfernen' }));
    expect(line.last).toEqual({ t: 'do', command: { do: 'set_portrait', target: mine.id, portrait: '' } });
  });
});

describe('a being of somebody else', () => {
  it('shows its picture and offers nothing to players', () => {
    const { other } = seated();
    render(BeingPage, { being: { ...other, portrait: HASH } });
    expect(screen.getByRole('img', { name: `Bild von ${other.name}` })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bogen als PDF' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Bild/ })).toBeNull();
    expect(files()).toBeNull();
  });

  it('offers everything to the game master', () => {
    sit(gmView());
    render(BeingPage, { being: table.beings.find((being) => being.npc)! });
    expect(screen.getByRole('link', { name: 'Bogen als PDF' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bild wählen' })).toBeVisible();
  });
});

describe('the list of beings', () => {
  it('shows pictures where there are some, and initials elsewhere', () => {
    const view = playerView();
    const first = Object.values(view.beings).find((being) => being.present)!;
    first.portrait = HASH;
    sit(view);
    render(Beings);
    const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual([`/api/tables/${view.table.id}/beings/${first.id}/portrait/${HASH}/small`]);
    expect(document.querySelectorAll('span.token')).toHaveLength(table.beings.length - 1);
  });
});
