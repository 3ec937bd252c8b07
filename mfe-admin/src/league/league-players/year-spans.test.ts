import { yearSpans } from './year-spans';

test.each([
  [[], ''],
  [[2024], '2024.'],
  [[2015, 2016, 2017], '2015.–2017.'],
  [[2015, 2016, 2019, 2021, 2022], '2015.–2016., 2019., 2021.–2022.'],
])('%j', (years, text) => expect(yearSpans(years)).toBe(text));
