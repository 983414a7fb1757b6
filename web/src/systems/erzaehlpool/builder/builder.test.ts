/** The builder of Erzählpool: dots, labels, the order of columns, and its sentences. */
import { FluentResource } from '@fluent/bundle';
import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addSentences, useSystem } from '../../../lib/text.svelte.ts';
import figures from '../../../../tests/fixtures/figures.json';
import de from './builder.de.ftl?raw';
import en from './builder.en.ftl?raw';
import { entry, freeEntry, keyed, pressed, relabelled, reordered, span } from './dots.ts';
import Derived from './Derived.svelte';
import Label from './Label.svelte';
import Rating from './Rating.svelte';
import type { Block } from './types.ts';
import { ratingsWords } from './words.ts';

addSentences({ de, en });
useSystem({ content: {}, figures: figures.erzaehlpool, text: { de: '', en: '' } } as never);
const FIVE = span(1, 5);

describe('dots', () => {
  it('fill up to the one that is pressed, and the last full one empties itself', () => {
    expect(pressed(4, 2, FIVE)).toBe(4);
    expect(pressed(2, 4, FIVE)).toBe(2);
    expect(pressed(4, 4, FIVE)).toBe(3);
    expect(pressed(1, 1, FIVE)).toBe(1);
    expect(pressed(1, 1, span(0, 5))).toBe(0);
  });

  it('only reach ratings that are allowed', () => {
    expect(pressed(3, 2, [2, 4])).toBe(4);
    expect(pressed(4, 4, [2, 4])).toBe(2);
    expect(pressed(5, 2, [2, 4])).toBe(4);
    expect(pressed(5, 7, FIVE)).toBe(5);
  });

  it('follow the keys', () => {
    expect(keyed('ArrowRight', 2, FIVE)).toBe(3);
    expect(keyed('ArrowDown', 1, FIVE)).toBe(1);
    expect(keyed('ArrowUp', 2, [2, 4])).toBe(4);
    expect(keyed('Home', 4, FIVE)).toBe(1);
    expect(keyed('End', 1, FIVE)).toBe(5);
    expect(keyed('4', 1, FIVE)).toBe(4);
    expect(keyed('0', 3, FIVE)).toBe(1);
    expect(keyed('Tab', 3, FIVE)).toBeNull();
  });

  it('are a slider that is pressed, and moved by keys, each once', async () => {
    const [onchange, ondone] = [vi.fn(), vi.fn()];
    render(Rating, { props: { label: 'Wits', value: 2, allowed: FIVE, field: 'attributes.wits', onchange, ondone } });
    const slider = screen.getByRole('slider', { name: 'Wits' });
    expect(slider).toHaveAttribute('aria-valuenow', '2');
    await userEvent.click(slider.querySelector('[data-dot="4"]')!);
    expect(onchange.mock.calls).toEqual([[4]]);
    expect(ondone).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(slider, { key: 'End' });
    await fireEvent.keyDown(slider, { key: 'z', ctrlKey: true });
    await fireEvent.keyDown(slider, { key: '2' });
    expect(onchange.mock.calls).toEqual([[4], [5]]);
  });
});

describe('columns', () => {
  const drawn = (total: number) => ({ spent: 0, total, left: total });
  const block: Block = { least: 1, most: 5, points: [5, 4, 3], chosen: false, columns: { mental: drawn(5), physical: drawn(4), social: drawn(3) } };

  it('swap their points', () => {
    expect(reordered(block, 'social', 5)).toEqual(['social', 'physical', 'mental']);
    expect(reordered(block, 'mental', 4)).toEqual(['physical', 'mental', 'social']);
    expect(reordered(block, 'mental', 5)).toEqual(['mental', 'physical', 'social']);
  });
});

describe('merits', () => {
  it('may be there several times under other labels', () => {
    expect(entry('allies:dockers: pier 4')).toEqual({ merit: 'allies', label: 'dockers: pier 4' });
    expect(freeEntry({}, 'allies')).toBe('allies');
    expect(freeEntry({ allies: 1, 'allies:2': 1 }, 'allies')).toBe('allies:3');
  });

  it('keep their order when one gets another label', () => {
    const merits = { allies: 1, giant: 4, 'allies:x': 2 };
    expect(Object.entries(relabelled(merits, 'allies', ' the  dockers ')!)).toEqual([['allies:the dockers', 1], ['giant', 4], ['allies:x', 2]]);
    expect(relabelled(merits, 'allies:x', 'x')).toBe(merits);
    expect(relabelled(merits, 'allies:x', '')).toBeNull();
  });

  it('say that a label is taken', async () => {
    const onchange = vi.fn();
    render(Label, { props: { merits: { 'allies:x': 1, 'allies:y': 2 }, id: 'allies:y', onchange } });
    const input = screen.getByRole('textbox');
    await fireEvent.change(input, { target: { value: 'x' } });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.change(input, { target: { value: 'z' } });
    expect(onchange.mock.calls).toEqual([[{ 'allies:x': 1, 'allies:z': 2 }, 'allies:z']]);
  });

  it('say which ratings they may have', () => {
    expect([[4], [1, 2, 3], [1, 2, 3, 4, 5]].map((one) => ratingsWords(one))).toEqual(['4', '1–3', '1–5']);
    expect(ratingsWords([2, 4])).toMatch(/^2 .+ 4$/);
  });
});

describe('what a table reads otherwise', () => {
  it.each([
    [true, 'At your table a point of it buys 3 dice for a roll.'],
    [false, 'A counter. The document says how much you have and leaves open what it is for.'],
  ])('is said with what Willpower is for', (buys, help) => {
    const derived = [{ id: 'willpower', value: 4, lower: [], parts: [] }];
    render(Derived, { props: { bench: { draft: {}, view: { derived, buys, problems: [] } } as never } });
    expect(screen.getByText(help)).toBeVisible();
    expect(screen.getByText('A grown human has 5.', { exact: false })).toBeVisible();
  });
});

describe('sentences of the builder', () => {
  const ids = (source: string) => new FluentResource(source).body.map((one) => one.id);
  const code = Object.values(import.meta.glob<string>(['./*.{svelte,ts}', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true })).join('\n');

  it('are the same in both languages, each once', () => {
    expect(ids(de)).toEqual(ids(en));
    expect(new Set(ids(de)).size).toBe(ids(de).length);
  });

  it('are all there, and all used', () => {
    const named = [...code.matchAll(/['"](ep-make-[a-z-]*[a-z])['"]/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((id) => !ids(de).includes(id))).toEqual([]);
    const families = [...code.matchAll(/`(ep-make-[a-z-]*)\$\{[^}]*\}([a-z-]*)`/g)].map((found) => [found[1]!, found[2]!] as const);
    const used = (id: string) => named.includes(id) || families.some(([head, tail]) => id.startsWith(head) && id.endsWith(tail));
    expect(ids(de).filter((id) => !used(id))).toEqual([]);
  });
});
