import { formatNumber, formatPercent } from './numbers';

test.each([
  [5000, 0, 0, '5.000'],
  [1234567, 0, 0, '1.234.567'],
  [-7, 0, 0, '−7'],
  [0.25, 1, 0, '0,3'],
  [3, 1, 0, '3'],
  [3, 1, 1, '3,0'],
  [1234.5, 2, 2, '1.234,50'],
])('%d with at most %i and at least %i decimals is %s', (value, most, least, text) => {
  expect(formatNumber(value, most, least)).toBe(text);
});

test.each([
  [57.0249, 2, 2, '57,02\u00a0%'],
  [100, 2, 2, '100,00\u00a0%'],
  [12.5, 1, 0, '12,5\u00a0%'],
  [10, 1, 0, '10\u00a0%'],
])('%d percent with at most %i and at least %i decimals are %s', (value, most, least, text) => {
  expect(formatPercent(value, most, least)).toBe(text);
});

test('a format is created once, and none before it is used', async () => {
  const create = jest.spyOn(Intl, 'NumberFormat');
  jest.resetModules();
  const fresh = await import('./numbers');
  await import('./money');
  expect(create).not.toHaveBeenCalled();
  fresh.formatNumber(1);
  fresh.formatPercent(2);
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
});
