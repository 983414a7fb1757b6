import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { begin } from '../src/begin.ts';

afterEach(() => vi.restoreAllMocks());

function page() {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  return target;
}

it('draws the page once its sentences are there', async () => {
  const [draw, target] = [vi.fn(), page()];
  await begin(target, { load: () => Promise.resolve(), draw, reload: vi.fn() });
  expect(draw).toHaveBeenCalledExactlyOnceWith(target);
});

it('says in both languages that the sentences cannot be fetched, and loads the page anew once the server is back', async () => {
  const [draw, reload] = [vi.fn(), vi.fn()];
  await begin(page(), { load: () => Promise.reject(new TypeError('away')), draw, reload });
  expect(draw).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.The server does not answer.');
  const again = screen.getByRole('button', { name: 'Noch einmal versuchen / Try again' });
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('away'));
  await userEvent.click(again);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response());
  await userEvent.click(again);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
