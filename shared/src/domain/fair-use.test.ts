import { FAIR_USE_MESSAGES, fairUseLines, isTooLateToCancel } from './fair-use';

const NOTHING = { openFriendly: null, openLeague: null, perWeek: null, oneCourtAtOnce: false, cancelHours: null };

test('a club without rules has no lines', () => expect(fairUseLines(NOTHING)).toEqual([]));

test('each rule is one sentence with the correct plural form', () => {
  expect(fairUseLines({ openFriendly: 1, openLeague: 2, perWeek: 5, oneCourtAtOnce: true, cancelHours: 24 })).toEqual([
    'Odjednom možete imati najviše 1 otvorenu prijateljsku rezervaciju.',
    'Odjednom možete imati najviše 2 otvorene ligaške rezervacije.',
    'U jednom tjednu, od ponedjeljka do nedjelje, možete imati najviše 5 rezervacija.',
    'U isto vrijeme možete imati samo jedan teren.',
    FAIR_USE_MESSAGES.cancelHours(24),
  ]);
  expect(FAIR_USE_MESSAGES.cancelHours(24)).toBe('Rezervacija se može otkazati najkasnije 24 sata prije početka.');
});

test.each([
  ['2026-07-10', '14:00:00', false],
  ['2026-07-10', '14:00:01', true],
  ['2026-07-09', '23:00:00', false],
  ['2026-07-10', '18:30:00', true],
])('at %s %s it is too late for a slot at 18:00, four hours before: %s', (today, timeOfDay, late) => {
  expect(isTooLateToCancel({ today, timeOfDay }, { date: '2026-07-10', starts: '18:00:00' }, 4)).toBe(late);
});

test.each(['17:59:59', '18:00:01'])('without a rule it is never too late, not even at %s', (timeOfDay) =>
  expect(isTooLateToCancel({ today: '2026-07-10', timeOfDay }, { date: '2026-07-10', starts: '18:00:00' }, null)).toBe(
    false,
  ),
);
