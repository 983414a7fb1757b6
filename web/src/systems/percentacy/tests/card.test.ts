import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Card as CardEvent, Drawn } from '../../../lib/protocol.ts';
import { setLanguage } from '../../../lib/text.svelte.ts';
import Ahead from '../Ahead.svelte';
import Card from '../Card.svelte';
import { anew } from './fixture.ts';

anew();

describe('Card', () => {
  const drawn: Drawn = {
    faces: [
      { to: 40, id: 'stages_0', label: { id: 'told' }, success: true },
      { to: 100, id: 'failure', label: { id: 'fog' }, success: false },
    ],
    odds: [{ id: 'stages_0', label: { id: 'told' }, chance: '40/100', success: true }],
    now: 'stages_0',
    note: { id: 'told' },
  };
  const check = (over: Record<string, unknown> = {}): CardEvent => ({
    message: null,
    drawn,
    event: {
      type: 'CheckMade',
      key: 'attack',
      by: 'b2',
      skill: 'melee',
      base: 70,
      modifier: -30,
      adjustments: 0,
      roll: 23,
      result: 23,
      target: 40,
      outcome: 'success',
      stages: 1,
      items: [{ source: { id: 'wet' }, amount: -30, counts: true }, { source: { id: 'fog' }, amount: -10 }],
      ...over,
    },
  });

  it.each([
    ['de' as const, 'Erfolg, 1 Steigerung', 'Es geschieht etwas.', 'hüfttief im Wasser', /Nebel, schwächer/],
    ['en' as const, 'success, 1 stage', 'Something happens.', 'hip-deep in water', /fog, weaker/],
  ])('shows a check in %s', (lang, outcome, aside, source, weaker) => {
    setLanguage(lang);
    const { container } = render(Card, { card: check() });
    expect(container).toHaveTextContent(outcome);
    expect(container).toHaveTextContent(aside);
    expect(screen.getByRole('row', { name: new RegExp(source) })).toHaveAttribute('data-counts', 'true');
    expect(screen.getByRole('row', { name: weaker })).toHaveAttribute('data-counts', 'false');
    expect([...container.querySelectorAll('.die')].map((die) => die.getAttribute('data-face'))).toEqual(['20', '3']);
    expect(container.querySelector('[data-pin]')).toHaveAttribute('data-pin', '23');
    expect(container.querySelector('dt.now')).not.toBeNull();
  });

  it('draws the ruler and the odds from what the server computed, and neither without it', () => {
    const { container, unmount } = render(Card, { card: check() });
    expect([...container.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.style.width)).toEqual(['40%', '60%']);
    expect(container.querySelector('.odds')).toHaveTextContent('40 %');
    unmount();
    const { drawn: _, ...bare } = check();
    const plain = render(Card, { card: bare }).container;
    expect(plain.querySelector('.ruler, .odds')).toBeNull();
    expect(plain).toHaveTextContent('Erfolg, 1 Steigerung');
  });

  it('shows help as a second pin', () => {
    const { container } = render(Card, { card: check({ key: 'check', roll: 72, result: 52, adjustments: -20, target: 65 }) });
    expect([...container.querySelectorAll('.pin')].map((pin) => pin.textContent?.trim())).toEqual(['72', '52']);
    expect(container).toHaveTextContent('Hilfe −20');
  });

  it.each(['assist.0', 'evade', 'against'])('says whose roll %s is beneath a title about somebody else', (key) => {
    const { container } = render(Card, { card: check({ key }) });
    expect(container.querySelector('.throw')).toHaveTextContent(/Quendt: Erfolg, 1 Steigerung/);
  });

  it('lights a rolled 1 and turns a rolled 100 over', () => {
    const one = render(Card, { card: check({ roll: 1, result: -9, adjustments: -10, outcome: 'critical_success', stages: 3 }) }).container;
    expect(one.querySelectorAll('.die.lit')).toHaveLength(2);
    expect(one.querySelector('[data-pin]')).toHaveAttribute('data-pin', '1');
    const hundred = render(Card, { card: check({ roll: 100, result: 100, outcome: 'critical_failure', stages: undefined }) }).container;
    expect(hundred).toHaveTextContent('kritischer Misserfolg');
    expect(hundred.querySelectorAll('.die.lit')).toHaveLength(0);
  });

  it('tells of an NPC the face and the outcome, and neither target nor odds', () => {
    const { container } = render(Card, {
      card: { message: null, event: { type: 'CheckSeen', key: 'attack', by: 'b2', skill: 'melee', roll: 66, outcome: 'failure' } },
    });
    expect(container).toHaveTextContent('66');
    expect(container).toHaveTextContent('Misserfolg');
    expect(container.querySelector('.ruler, .odds, table')).toBeNull();
  });

  it('shows outlines only for a roll it may not know', () => {
    const { container } = render(Card, { card: { message: null, event: { type: 'CheckSeen', by: 'b2' } } });
    expect(container.querySelectorAll('.die.ghost')).toHaveLength(2);
    expect(container).toHaveTextContent('Die Spielleitung würfelt');
  });

  it.each([
    [{ type: 'Hit', by: 'b2', target: 'b1', value: 40, bonus: 5, armour: 5, damage: 40 }, ['40 Schaden', '45 − 5 Rüstung = 40 Schaden']],
    [{ type: 'HitSeen', by: 'b2', target: 'b1' }, ['Treffer']],
    [{ type: 'HpChanged', who: 'b1', hp: 25, was: 60 }, ['Ilka Brandt', '60', '25']],
    [{ type: 'ConditionsChanged', who: 'b1', conditions: ['unconscious'], was: [] }, ['Ilka Brandt ist bewusstlos.']],
    [{ type: 'ConditionsChanged', who: 'b1', conditions: [] }, ['Ilka Brandt hat keine Zustände mehr.']],
    [{ type: 'RewindSpent', who: 'b1', left: 1 }, ['Ilka Brandt setzt einen Rewind ein.']],
    [{ type: 'InitiativeRolled', by: 'b1', roll: 58, initiative: 75, result: -17 }, ['58 − 75 = −17']],
    [{ type: 'TurnBegan', who: 'b1' }, ['Ilka Brandt ist am Zug.']],
    [{ type: 'RoundBegan', round: 3 }, ['Runde 3']],
    [{ type: 'Defended', who: 'b1', by: 'b2', kind: 'parry' }, ['Ilka Brandt wehrt ab']],
    [{ type: 'Missed', by: 'b2', weapon: 'polearm' }, ['verfehlt']],
  ])('draws %o', (event, wanted) => {
    const { container } = render(Card, { card: { message: null, event } });
    for (const words of wanted) expect(container).toHaveTextContent(words);
  });

  it('falls back to the sentence for any other event, and under the log repeats no sentence', () => {
    const card: CardEvent = { message: { id: 'told' }, event: { type: 'SomethingNew' } };
    expect(render(Card, { card }).container).toHaveTextContent('Es geschieht etwas.');
    expect(render(Card, { card, small: true }).container.textContent?.trim()).toBe('');
  });

  it.each([
    ['de' as const, 'Spielleitung'],
    ['en' as const, 'Game master'],
  ])('names the game master in %s, who rolls in nobody’s name', (lang, who) => {
    setLanguage(lang);
    const { container } = render(Card, { card: check({ by: 'gm', skill: '' }), small: true });
    expect(container.querySelector('.check b')).toHaveTextContent(who);
  });

  it('shows the sum of a check under the log', () => {
    const { container } = render(Card, { card: check(), small: true });
    expect(container).toHaveTextContent('Wurf 23 gegen 40');
    expect(screen.getByRole('row', { name: /hüfttief/ })).toBeInTheDocument();
    expect(container.querySelector('.die')).toBeNull();
  });

  it('bears events with nothing in them', () => {
    for (const type of ['CheckMade', 'CheckSeen', 'Hit', 'HpChanged', 'ConditionsChanged', 'InitiativeRolled', 'RoundBegan'])
      for (const small of [false, true]) expect(() => render(Card, { card: { message: null, event: { type } }, small })).not.toThrow();
  });
});

it('says what a hit would do, and only what may be known of it', () => {
  const ahead = { bands: [40, 30, 20, 10], faces: [[1, 24], [25, 49], [50, 74], [75, 99]], limits: { unconscious: 27 }, band: 1, value: 40, armour: 5, damage: 35, hp: [60, 25], max_hp: 108, conditions: ['unconscious'] };
  const { container } = render(Ahead, { question: { ahead } as never });
  expect(container.querySelector('[aria-current]')).toHaveTextContent('40');
  for (const words of ['40 − 5 Rüstung = 35 Schaden', 'von 108 HP', 'bewusstlos, ab 27 HP', '01–24']) expect(container).toHaveTextContent(words);
  const { value: _, damage: __, hp: ___, ...armoured } = ahead;
  const own = render(Ahead, { question: { ahead: armoured } as never }).container;
  expect(own).toHaveTextContent('davon gehen 5 ab');
  expect(own).not.toHaveTextContent('was davon ankommt');
  const hidden = render(Ahead, { question: { ahead: {} } as never }).container;
  expect(hidden).toHaveTextContent('nicht bekannt');
  expect(hidden).not.toHaveTextContent('HP');
});
