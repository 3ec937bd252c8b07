import { MATCH_LABELS, slotTime, takenBackLabel } from './reservation';

test.each([
  ['FRIENDLY', 'Prijateljski susret'],
  ['LEAGUE', 'Liga susret'],
] as const)('%s is labelled %s', (kind, label) => expect(MATCH_LABELS[kind]).toBe(label));

test.each([
  ['08:00:00', 90, '08:00–09:30'],
  ['18:30:00', 75, '18:30–19:45'],
  ['23:00:00', 90, '23:00–00:30'],
])('a slot that starts at %s and lasts %i minutes is %s', (vrijemeTermina, minutes, range) =>
  expect(slotTime({ vrijemeTermina, minutes })).toBe(range),
);

test('a member cancels; the club deletes and gives a reason', () => {
  expect(takenBackLabel({ cancelReason: null })).toBe('Otkazano');
  expect(takenBackLabel({ cancelReason: 'Kiša' })).toBe('Izbrisano');
});
