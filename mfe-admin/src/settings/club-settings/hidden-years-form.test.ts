import { HiddenYearsForm, yearsText } from './hidden-years-form';

test.each([
  ['2019, 2020, 2022', [2019, 2020, 2022]],
  ['2019., 2020.', [2019, 2020]],
  [' 2019;2020 2022 ', [2019, 2020, 2022]],
  ['', []],
])('%j are the years %j', (text, years) => expect(HiddenYearsForm.parse({ years: text })).toEqual({ years }));

test.each([
  ['2019-2020', 'Upišite godine odvojene zarezom, npr. 2019, 2020.'],
  ['19', 'Upišite godine odvojene zarezom, npr. 2019, 2020.'],
  ['20192020', 'Upišite godine odvojene zarezom, npr. 2019, 2020.'],
  ['2019, 1066', 'Godina mora biti između 1900. i 2100.'],
])('%j is refused with the reason', (text, reason) => {
  // At the text's own path: no field shows a message about a single year.
  expect(HiddenYearsForm.safeParse({ years: text }).error?.issues[0]).toMatchObject({
    message: reason,
    path: ['years'],
  });
});

test('many double spaces before a mistake are refused at once', () => {
  const began = process.cpuUsage();
  expect(HiddenYearsForm.safeParse({ years: `${'2019  '.repeat(25)}x` }).success).toBe(false);
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});

test('years are shown in the input format', () => expect(yearsText([2019, 2020])).toBe('2019, 2020'));
