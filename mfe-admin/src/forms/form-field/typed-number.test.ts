import { formatEuros, formatSignedEuros } from '@club/shared/domain';
import { typedNumber } from './typed-number';

test.each([
  ['7', 7],
  [' 7,50 ', 7.5],
  ['7.5', 7.5],
  ['-0,50', -0.5],
  ['0.125', 0.125],
  ['1234,56', 1234.56],
  ['1.234,56', 1234.56],
  ['1.200', 1200],
  ['-12.000', -12_000],
  ['1.000.000', 1_000_000],
  [formatEuros(-17), -17],
  [formatSignedEuros(17), 17],
  [formatEuros(1234.5), 1234.5],
  ['20 €', 20],
])('%j is %d: a dot before three digits separates thousands, as amounts are shown', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each([
  '',
  'sto',
  '7,',
  ',5',
  '0x10',
  '1,2,3',
  '1.2.3',
  '1.23,4',
  '12.3456.789',
  '1,234.56',
  '1.234.5',
  '--1',
  '+-1',
  '+',
  '1e3',
  '€',
  '€ 5',
  ',',
])('%j is not a number', (text) => {
  expect(typedNumber(text)).toBeNaN();
});
