import { laterSentence } from './free-today';

const days = (tomorrow: number, after: number, third = 0) => [
  { date: '2026-06-11', free: tomorrow },
  { date: '2026-06-12', free: after },
  { date: '2026-06-13', free: third },
];

test.each([
  [days(12, 14), 'Sutra je slobodno još 12 termina, u petak 14 termina.'],
  [days(1, 0), 'Sutra je slobodan još 1 termin.'],
  [days(3, 2), 'Sutra su slobodna još 3 termina, u petak 2 termina.'],
  [days(0, 1), 'U petak je slobodan 1 termin.'],
  [days(0, 3), 'U petak su slobodna 3 termina.'],
  [days(0, 5), 'U petak je slobodno 5 termina.'],
  [days(12, 14, 9), 'Sutra je slobodno još 12 termina, u petak 14 termina.'],
  [days(2, 0, 9), 'Sutra su slobodna još 2 termina, u subotu 9 termina.'],
  [days(0, 3, 5), 'U petak su slobodna 3 termina, u subotu 5 termina.'],
  [days(0, 0, 5), 'U subotu je slobodno 5 termina.'],
  [days(0, 0), undefined],
  [[], undefined],
])('free on the next days, %j: %s', (nextDays, sentence) => expect(laterSentence(nextDays)).toBe(sentence));

test('a day with a feminine name is in the accusative', () => {
  expect(
    laterSentence([
      { date: '2026-06-13', free: 2 },
      { date: '2026-06-14', free: 5 },
    ]),
  ).toContain('u nedjelju 5 termina');
});
