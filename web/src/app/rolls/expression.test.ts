import { describe, expect, it } from 'vitest';
import { rollIn } from './expression.ts';

describe('a line of talk', () => {
  it.each([
    ['2W6+3', '2W6+3', 0],
    ['  d%', 'd%', 2],
    ['4d6kh3 − 1', '4d6kh3 − 1', 0],
    ['3w6!*2', '3w6!*2', 0],
    ['(2d6)', '(2d6)', 0],
    ['/r 2d6+3', '2d6+3', 3],
    ['/W  2W6 ', '2W6', 4],
    ['/r Unsinn', 'Unsinn', 3],
    ['/r', '', 2],
  ])('%j is a roll', (line, expression, at) => {
    expect(rollIn(line)).toEqual({ expression, at });
  });

  it.each(['', 'Hallo', 'Wir würfeln 2W6', '12', '3 + 4', 'w', 'Wer ist da?', '/rufen', 'Raum W 6?', 'd6 bitte', '2dx6'])('%j is talk', (line) => {
    expect(rollIn(line)).toBeNull();
  });
});
