import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import Later from '../src/app/Later.svelte';
import Missing from '../src/app/Missing.svelte';
import Mark from '../src/app/Mark.svelte';
import { later } from '../src/parts/later.ts';
import { lookForNewerPage, page } from '../src/lib/newer.svelte.ts';
import { setLanguage } from '../src/lib/text.svelte.ts';

it('shows what was loaded, and says where it could not be', async () => {
  setLanguage('de');
  const user = userEvent.setup();
  const closed = vi.fn();
  render(Later, { load: () => Promise.resolve({ default: Mark }), onfail: closed });
  expect(await screen.findByRole('link', { name: /Spielwerk/ })).toBeVisible();
  render(Later, { load: () => Promise.reject(new Error('away')), onfail: closed });
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  expect(closed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(closed).toHaveBeenCalledOnce();
});

it('has words for a part that is still on its way, so that nothing to press is without a name', async () => {
  setLanguage('de');
  let come = (_part: { default: typeof Mark }) => undefined as void;
  const Part = later(() => new Promise<{ default: typeof Mark }>((resolve) => (come = resolve)), () => 'Leo Anker');
  render(Part);
  expect(await screen.findByText('Leo Anker')).toBeVisible();
  come({ default: Mark });
  expect(await screen.findByRole('link', { name: /Spielwerk/ })).toBeVisible();
  expect(screen.queryByText('Leo Anker')).toBeNull();
});

it('offers to load the page anew where the server has a newer one', async () => {
  setLanguage('de');
  render(Missing);
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  script.textContent = '';
  document.head.append(script);
  const serve = (name: string) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(`<script src="/before.js"></script><script type="module" crossorigin src="/assets/index-${name}.js"></script>`));
  serve('old');
  await lookForNewerPage();
  expect(screen.queryByRole('alert')).toBeNull();
  serve('new');
  await lookForNewerPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat inzwischen eine neuere Fassung dieser Seite.');
  script.remove();
  page.old = '';
});

it('offers to load the page anew where a part of it is gone, and only once the server answers', async () => {
  setLanguage('de');
  const user = userEvent.setup();
  render(Missing);
  expect(screen.queryByRole('alert')).toBeNull();
  window.dispatchEvent(new Event('vite:preloadError'));
  render(Later, { load: () => Promise.reject(new Error('gone')), onfail: () => undefined });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ein Teil dieser Seite ließ sich nicht laden.');
  await tick();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  await user.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect(fetched).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
});
