import { describe, expect, it } from 'vitest';
import { percent, ratio, share, signed, tensAndUnits, tilt, together } from './numbers.ts';

const SPACE = '\u00a0';

describe('percent', () => {
  it.each([
    ['35/100', `35${SPACE}%`, '35%'],
    ['21/36', `58,3${SPACE}%`, '58.3%'],
    ['1/2', `50${SPACE}%`, '50%'],
    ['1/8', `12,5${SPACE}%`, '12.5%'],
    ['0/36', `0${SPACE}%`, '0%'],
    ['36/36', `100${SPACE}%`, '100%'],
    ['2/3', `66,7${SPACE}%`, '66.7%'],
  ])('writes %s', (fraction, de, en) => {
    expect(percent(fraction, 'de')).toBe(de);
    expect(percent(fraction, 'en-GB')).toBe(en);
  });

  it('never says 0 of what can happen nor 100 of what can fail', () => {
    expect(percent('1/1000000', 'de')).toBe(`< 0,1${SPACE}%`);
    expect(percent('999999/1000000', 'de')).toBe(`> 99,9${SPACE}%`);
  });

  it('is exact with numbers no float can hold', () => {
    expect(percent('1000000000000000000000/4000000000000000000000', 'en-GB')).toBe('25%');
  });
});

describe('fractions', () => {
  it('add up exactly', () => {
    const [above, below] = ratio(together(['1/3', '1/6', '1/2']));
    expect(above).toBe(below);
    expect(together([])).toBe('0/1');
  });

  it('become widths', () => {
    expect(share('59/100')).toBeCloseTo(0.59);
    expect(share('7')).toBe(7);
  });
});

it('writes what is added and taken away with a true minus', () => {
  expect([10, -10, 0].map(signed)).toEqual(['+10', '−10', '0']);
});

it.each([
  [100, '00', '0'],
  [1, '00', '1'],
  [47, '40', '7'],
  [10, '10', '0'],
  [99, '90', '9'],
])('reads %i as tens and units', (face, tens, units) => {
  expect(tensAndUnits(face)).toEqual([tens, units]);
});

it('lets a die lean by its face and place only', () => {
  expect(tilt('40', 0)).toBe(tilt('40', 0));
  expect(tilt('40', 0)).toBeLessThan(0);
  expect(tilt('40', 1)).toBeGreaterThan(0);
  expect(tilt('40', 0)).not.toBe(tilt('50', 0));
});
