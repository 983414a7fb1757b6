import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../lib/protocol.ts';
import { setLanguage, useSystem } from '../lib/text.svelte.ts';
import Amount from './Amount.svelte';
import Button from './Button.svelte';
import Choose from './Choose.svelte';
import Dialog from './Dialog.svelte';
import Die from './Die.svelte';
import HpBar from './HpBar.svelte';
import Keypad from './Keypad.svelte';
import Modifiers from './Modifiers.svelte';
import Odds from './Odds.svelte';
import Ruler from './Ruler.svelte';
import Seg from './Seg.svelte';
import Slip from './Slip.svelte';
import Tick from './Tick.svelte';
import Token from './Token.svelte';

const texts = `
q = Wie?
a = Ausweichen
b = Parieren
c = Nichts
why = keine Waffe
`;
beforeEach(() => {
  setLanguage('de');
  useSystem({ id: 'x', version: '1', edition: '', document: { de: '', en: '' }, facets: [], sheets: true, name: { de: 'X', en: 'X' }, options: [], content: {}, figures: {}, text: { de: texts, en: texts } });
});

const question = (over: Partial<Question> = {}): Question => ({
  id: '1:0',
  key: 'defence',
  kind: 'ask',
  seat: 's1',
  being: 'b1',
  title: { id: 'q' },
  options: [
    { id: 'evade', label: { id: 'a' }, legal: true, reason: null, chance: '35/100', note: null },
    { id: 'parry', label: { id: 'b' }, legal: false, reason: { id: 'why' }, chance: null, note: null },
    { id: 'none', label: { id: 'c' }, legal: true, reason: null, chance: null, note: null },
  ],
  suggestion: 'evade',
  free: false,
  sides: null,
  judgement: false,
  since: 0,
  mine: true,
  ahead: null,
  ...over,
});

it('says beside an option its chance where the roll may be made again', () => {
  const [evade, ...others] = question().options;
  render(Slip, { question: question({ options: [{ ...evade!, again: '287/500' }, ...others] }), onanswer: () => {} });
  expect(screen.getByRole('button', { name: /Ausweichen/ })).toHaveTextContent(/Mit Rewind 57,4\s%/);
  expect(screen.getByRole('button', { name: /Parieren/ })).not.toHaveTextContent('Rewind');
});

describe('a barred button', () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Angreifen</span>' }));

  it('says why once it is tapped, where no pointer could rest on it', async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { children, onclick, barred: 'Erst die Frage.' });
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent(/^Angreifen$/);
    await userEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(button).toHaveTextContent(/Angreifen\s*Erst die Frage\./);
    await rerender({ children, onclick, barred: null });
    await userEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
    expect(button.textContent.trim()).toBe('Angreifen');
  });
});

describe('Ruler', () => {
  const segments = [
    { id: 'good', width: 40, tone: 'step0' as const, label: '0' },
    { id: 'bad', width: 60, tone: 'fail' as const, label: 'Misserfolg' },
  ];

  it('draws chances as widths, the target as a notch and the roll as a pin on its face', () => {
    const { container } = render(Ruler, { props: { segments, target: 40, pin: 23 } });
    const widths = [...container.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.style.width);
    expect(widths).toEqual(['40%', '60%']);
    expect(container.querySelector<HTMLElement>('[data-target]')?.style.left).toBe('40%');
    expect(container.querySelector<HTMLElement>('[data-pin]')?.style.left).toBe('22.5%');
    expect(container).toHaveTextContent('Zielwert 40');
  });

  it('keeps both pins where help moved the result, and stays within its ends', () => {
    const { container } = render(Ruler, { props: { segments, target: -20, pin: -12, was: 18 } });
    const pins = [...container.querySelectorAll('.pin')];
    expect(pins.map((pin) => pin.textContent?.trim())).toEqual(['18', '−12']);
    expect((pins[1] as HTMLElement).style.left).toBe('0.5%');
    expect(container.querySelector<HTMLElement>('[data-target]')?.style.left).toBe('0%');
    expect(container).toHaveTextContent('Zielwert −20');
  });

  it('is decoration without a label and an image with one', () => {
    const { container } = render(Ruler, { segments });
    expect(container.querySelector('.ruler')).toHaveAttribute('aria-hidden', 'true');
    render(Ruler, { segments, label: 'Zielwert 40' });
    expect(screen.getByRole('img', { name: 'Zielwert 40' })).toBeInTheDocument();
  });
});

describe('Odds', () => {
  it('tells failure by hatching and rounds as everywhere', () => {
    const { container } = render(Odds, {
      caption: 'So stehen die Chancen',
      rows: [
        { id: 'a', label: 'ja', chance: '21/36', success: true },
        { id: 'b', label: 'nein', chance: '15/36', success: false },
      ],
      now: 'b',
    });
    const bars = [...container.querySelectorAll('.bar')];
    expect(bars.map((bar) => bar.classList.contains('no'))).toEqual([false, true]);
    expect(container).toHaveTextContent('58,3');
    expect(screen.getByText('nein')).toHaveClass('now');
  });
});

describe('Die', () => {
  it('underlines a single 6 or 9, and nothing else', () => {
    const lines = (face: string) => render(Die, { face }).container.querySelectorAll('.line').length;
    expect([lines('6'), lines('9'), lines('60'), lines('8')]).toEqual([1, 1, 0, 0]);
  });

  it.each([1, 2, 3, 4, 5, 6])('shows %i pips', (face) => {
    expect(render(Die, { kind: 'd6', face }).container.querySelectorAll('.pip')).toHaveLength(face);
  });

  it('is hidden from screen readers and lies upside down for a 100', () => {
    const die = render(Die, { face: '0', over: true }).container.querySelector('svg')!;
    expect(die).toHaveAttribute('aria-hidden', 'true');
    expect(Number.parseInt(die.style.getPropertyValue('--tilt'), 10)).toBeGreaterThan(160);
  });
});

it.each([
  [60, 'well'],
  [54, 'mid'],
  [28, 'mid'],
  [27, 'low'],
])('draws %i of 108 HP as %s', (hp, state) => {
  const { container } = render(HpBar, { hp, max: 108, half: 54, quarter: 27 });
  expect(container.querySelector('.hp')).toHaveAttribute('data-state', state);
});

describe('Modifiers', () => {
  it('strikes through what does not count and says why; what was reduced says what it was', () => {
    render(Modifiers, {
      base: { label: 'Nahkampf', value: 70 },
      rows: [
        { label: 'Wasser', amount: -20, was: -30, by: 'Fokussiert', counts: true },
        { label: 'Nebel', amount: -10, counts: false, why: 'schwächer' },
      ],
      total: { label: 'Zielwert', value: 50 },
    });
    const water = screen.getByRole('row', { name: /Wasser/ });
    expect(water).toHaveTextContent('war −30, gemildert durch Fokussiert');
    expect(within(water).getByText('−20').closest('s')).toBeNull();
    const fog = screen.getByRole('row', { name: /Nebel, schwächer/ });
    expect(within(fog).getByText('−10').tagName).toBe('S');
    expect(screen.getByRole('row', { name: /Zielwert/ })).toHaveTextContent('50');
  });
});

describe('Slip', () => {
  it('answers with an option, but never with a barred one, which says why', async () => {
    const onanswer = vi.fn();
    render(Slip, { question: question(), onanswer });
    const barred = screen.getByRole('button', { name: /Parieren/ });
    expect(barred).toHaveAttribute('aria-disabled', 'true');
    expect(barred).toHaveTextContent('keine Waffe');
    await userEvent.click(barred);
    expect(onanswer).not.toHaveBeenCalled();
    const best = screen.getByRole('button', { name: /Ausweichen/ });
    expect(best).toHaveTextContent('Vorschlag');
    expect(best.textContent).toContain('35\u00a0%');
    await userEvent.click(best);
    expect(onanswer).toHaveBeenLastCalledWith('evade', false);
    const quiet = screen.getByRole('button', { name: 'Nichts' });
    expect(quiet).not.toHaveClass('choice');
    await userEvent.click(quiet);
    expect(onanswer).toHaveBeenLastCalledWith('none', false);
  });

  it('does not set a way out without a chance beside the real ones', () => {
    const options = question().options.map((option) => (option.id === 'none' ? { ...option, chance: '0/1' } : option));
    render(Slip, { question: question({ options }), onanswer: () => {} });
    expect(screen.getByRole('button', { name: 'Nichts' })).not.toHaveClass('choice');
    expect(screen.getByRole('button', { name: /Ausweichen/ })).toHaveClass('choice');
  });

  it('writes the chance in the language of the viewer', () => {
    setLanguage('en');
    render(Slip, { question: question(), onanswer: () => {} });
    expect(screen.getByRole('button', { name: /Ausweichen/ }).textContent).toContain('35%');
    expect(screen.getByText('Suggested.')).toBeInTheDocument();
  });

  it('offers nobody else a button, and says who is asked', () => {
    render(Slip, { question: question({ mine: false }), who: 'Jule', seconds: 14, open: false, onanswer: () => {} });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Jule wird seit 14 Sekunden gefragt')).toBeInTheDocument();
  });

  it('takes a number of the ladder or any other text, and carries the trust', async () => {
    const onanswer = vi.fn();
    render(Slip, {
      question: question({ options: [], free: true, judgement: true, suggestion: null }),
      ladder: [{ value: '15', label: 'normal' }],
      onanswer,
    });
    await userEvent.click(screen.getByRole('button', { name: /normal/ }));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Antworten' }));
    expect(onanswer).toHaveBeenLastCalledWith('15', true);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), ' 17 {Enter}');
    expect(onanswer).toHaveBeenLastCalledWith('17', true);
  });

  it('opens the keypad for dice that are thrown by hand', async () => {
    const onkeypad = vi.fn();
    render(Slip, { question: question({ kind: 'roll', options: [], sides: 100 }), onanswer: () => {}, onkeypad });
    await userEvent.click(screen.getByRole('button', { name: 'Würfel eintippen' }));
    expect(onkeypad).toHaveBeenCalledOnce();
  });
});

describe('Keypad', () => {
  const pad = (sides: number) => {
    const onenter = vi.fn();
    const onclose = vi.fn();
    render(Keypad, { sides, onenter, onclose, verdict: (face: number) => (face > 35 ? `${face - 35} zu hoch` : 'Erfolg') });
    return { onenter, onclose };
  };

  it('reads 00 and 0 as 100 and tells what it means', async () => {
    const { onenter } = pad(100);
    const [none] = screen.getAllByRole('button', { name: /Eintragen/ });
    await userEvent.click(none!);
    expect(onenter).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '00' }));
    await userEvent.click(screen.getByRole('radio', { name: '0' }));
    expect(screen.getByText('65 zu hoch')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '100 eintragen' }));
    expect(onenter).toHaveBeenCalledWith(100);
  });

  it('walks the grid by arrow keys and goes on to the units by a digit', async () => {
    const { onenter } = pad(100);
    screen.getByRole('radio', { name: '00' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('radio', { name: '60' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}');
    expect(screen.getByRole('radio', { name: '90' })).toBeChecked();
    await userEvent.keyboard('4');
    expect(screen.getByRole('radio', { name: '40' })).toBeChecked();
    await userEvent.keyboard('7');
    expect(screen.getByRole('radio', { name: '7' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '47 eintragen' }));
    expect(onenter).toHaveBeenCalledWith(47);
  });

  it('has six faces for a d6', async () => {
    const { onenter } = pad(6);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    screen.getByRole('radio', { name: '1' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '4 eintragen' }));
    expect(onenter).toHaveBeenCalledWith(4);
  });

  it('closes without entering', async () => {
    const { onclose, onenter } = pad(100);
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onclose).toHaveBeenCalledOnce();
    expect(onenter).not.toHaveBeenCalled();
  });
});

describe('a control whose change was not done', () => {
  const refused = () => Promise.resolve(false);

  it('shows again what holds', async () => {
    render(Tick, { label: 'Da', checked: true, onchange: refused });
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
    render(Choose, { label: 'Wer', value: 'a', options: [{ id: 'a', label: 'A' }, { id: 'b', label: 'B' }], onchange: refused });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'B');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('a'));
    render(Amount, { label: 'Wie viel', value: 3, onchange: refused });
    await userEvent.click(screen.getByRole('button', { name: /erhöhen/ }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('3'));
  });

  it('keeps what was chosen while that is being done, and when it is', async () => {
    const onchange = vi.fn(() => Promise.resolve(true));
    render(Tick, { label: 'Da', checked: false, onchange });
    await userEvent.click(screen.getByRole('checkbox'));
    await onchange.mock.results[0]?.value;
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

it('steps on from what is still on its way, whatever comes from there meanwhile', async () => {
  const answers: ((done: boolean) => void)[] = [];
  const onchange = vi.fn(() => new Promise<boolean>((done) => answers.push(done)));
  const { rerender } = render(Amount, { label: 'Kerzen', value: 3, onchange });
  const [more, box] = [screen.getByRole('button', { name: /erhöhen/ }), screen.getByRole('textbox')];
  await userEvent.click(more);
  await userEvent.click(more);
  await rerender({ value: 4 });
  answers[0]!(true);
  await userEvent.click(more);
  expect(onchange.mock.calls).toEqual([[4], [5], [6]]);
  expect(box).toHaveValue('6');
  await rerender({ value: 5 });
  answers[1]!(true);
  answers[2]!(false);
  await waitFor(() => expect(box).toHaveValue('5'));
});

describe('Seg', () => {
  it('says below why something cannot be chosen, to whoever tries it and to whoever hears it', async () => {
    const onchange = vi.fn();
    const options = [{ value: 'a', label: 'Frei' }, { value: 'b', label: 'Gesperrt', barred: 'Das gibt der Tisch vor.' }];
    render(Seg, { label: 'Wie', value: 'a', options, onchange });
    const barred = screen.getByRole('button', { name: 'Gesperrt' });
    expect(barred).toHaveAccessibleDescription('Das gibt der Tisch vor.');
    expect(screen.getByText('Das gibt der Tisch vor.')).not.toBeVisible();
    await userEvent.click(barred);
    expect(screen.getByText('Das gibt der Tisch vor.')).toBeVisible();
    expect(onchange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Frei' }));
    expect(screen.getByText('Das gibt der Tisch vor.')).not.toBeVisible();
    expect(onchange).toHaveBeenCalledWith('a');
  });
});

describe('Dialog', () => {
  const children = createRawSnippet(() => ({ render: () => '<input aria-label="Name">' }));

  it('gives the focus back to what opened it', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    for (const open of [
      () => render(Dialog, { title: 'Ein Blatt', onclose: () => {}, children }),
      () => render(Keypad, { sides: 6, onenter: () => {}, onclose: () => {} }),
    ]) {
      opener.focus();
      const { unmount } = open();
      expect(opener).not.toHaveFocus();
      unmount();
      expect(opener).toHaveFocus();
    }
    opener.remove();
  });

  it('is closed by a press beside it, but not by text that was selected beyond its edge', async () => {
    const onclose = vi.fn();
    render(Dialog, { title: 'Ein Blatt', onclose, children });
    const [backdrop, inside] = [screen.getByRole('dialog'), screen.getByRole('textbox')];
    await fireEvent.pointerDown(inside);
    await fireEvent.click(backdrop);
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(backdrop);
    await fireEvent.click(backdrop);
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('Amount', () => {
  const field = () => {
    const onchange = vi.fn();
    render(Amount, { label: 'Wie viel', value: -10, min: -1000, max: 1000, sign: true, onchange });
    return { onchange, box: screen.getByRole('textbox', { name: 'Wie viel' }) };
  };

  it.each(['1000000', 'abc', '2,5', '1.000', ''])('refuses "%s" beside the field, which keeps it, and says what is allowed', async (text) => {
    const { onchange, box } = field();
    await userEvent.clear(box);
    if (text) await userEvent.type(box, text);
    await userEvent.tab();
    expect(onchange).not.toHaveBeenCalled();
    expect(box).toHaveValue(text);
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('ganze Zahl von −1.000 bis 1.000');
  });

  it('takes a number with either minus, and forgets what was refused', async () => {
    const { onchange, box } = field();
    await userEvent.clear(box);
    await userEvent.type(box, 'x');
    await userEvent.tab();
    await userEvent.clear(box);
    await userEvent.type(box, '−30');
    await userEvent.tab();
    expect(onchange).toHaveBeenLastCalledWith(-30);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('writes the initial of a name as the viewer’s language does, not the browser’s', () => {
  const upper = vi.spyOn(String.prototype, 'toLocaleUpperCase');
  render(Token, { name: 'ilka' });
  expect(screen.getByText('I')).toBeInTheDocument();
  expect(upper.mock.calls).toEqual([['de']]);
  upper.mockRestore();
});
