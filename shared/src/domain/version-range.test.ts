import { fitsRange, isVersionRange } from './version-range';

test.each([
  ['2.1.0', '^2.1.0', true],
  ['2.1.3', '^2.1.0', true],
  ['2.10.0', '^2.9.1', true],
  ['2.0.9', '^2.1.0', false],
  ['2.1.0', '^2.1.1', false],
  ['3.0.0', '^2.1.0', false],
  ['1.9.9', '^2.1.0', false],
  ['0.3.0', '^0.2.0', false],
  ['0.2.1', '^0.2.0', true],
  ['12.20.30', '^12.20.29', true],
  ['12.20.28', '^12.20.29', false],
  ['12.20.10', '^12.20.9', true],
  ['2.1.0', '*', false],
])('%s fits %s: %s', (version, range, fits) => expect(fitsRange(version, range)).toBe(fits));

test.each([
  ['^2.1.0', true],
  ['2.1.0', false],
  ['^12.20.30', true],
  ['>=2', false],
  ['x^2.1.0', false],
  ['^2.1.0-beta', false],
])('%s is a range: %s', (range, is) => expect(isVersionRange(range)).toBe(is));
