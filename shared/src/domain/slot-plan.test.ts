import { isAtOnce, slotDurations, slotLengths, slotPlanFault, slotRanges, startsOneAfterAnother } from './slot-plan';

test('consecutive slots with the given duration', () => {
  expect(startsOneAfterAnother('08:00', 90, 3)).toEqual(['08:00', '09:30', '11:00']);
  expect(startsOneAfterAnother('07:30', 75, 3)).toEqual(['07:30', '08:45', '10:00']);
  expect(startsOneAfterAnother('22:00', 60, 4)).toEqual(['22:00', '23:00']);
  expect(startsOneAfterAnother('22:30', 75, 4)).toEqual(['22:30', '23:45']);
});

test.each([
  [['08:00', '09:30'], 90, undefined],
  [['09:30', '08:00'], 90, undefined],
  [['08:00', '10:00'], 90, undefined],
  [['21:30'], 90, undefined],
  [['06:00'], 90, undefined],
  [['05:30'], 90, 'Prvi termin može početi najranije u 06:00, a upisan je 05:30.'],
  [['22:00'], 90, 'Termin 22:00–23:30 završava nakon 23:00.'],
  [['22:30'], 90, 'Termin 22:30–00:00 završava nakon 23:00.'],
  [['23:30'], 60, 'Termin 23:30–00:30 prelazi ponoć.'],
  [['08:00', '08:00'], 60, 'Termin u 08:00 upisan je dvaput.'],
  [['09:00', '08:00'], 75, 'Termini 08:00–09:15 i 09:00–10:15 se preklapaju.'],
])('starts %j of %i minutes: %s', (starts, minutes, fault) => expect(slotPlanFault(starts, minutes)).toBe(fault));

test('the texts about a plan for members', () => {
  expect(slotRanges({ starts: ['08:00', '09:15'], minutes: 75 })).toBe('08:00–09:15, 09:15–10:30');
  expect(slotLengths([{ minutes: 90 }, { minutes: 90 }])).toBe('90 minuta');
  expect(slotLengths([{ minutes: 90 }, { minutes: 60 }])).toBe('60 ili 90 minuta');
  expect(slotDurations([{ minutes: 90 }, { minutes: 60 }, { minutes: 90 }])).toBe('1 h ili 1 h 30 min');
});

test.each([
  ['17:00:00', 90, '18:30:00', 60, false],
  ['17:00:00', 90, '18:29:00', 60, true],
  ['17:00:00', 60, '17:00:00', 120, true],
  ['17:00:00', 60, '18:00:00', 60, false],
])('a slot at %s of %i minutes and one at %s of %i overlap: %s', (starts, minutes, later, length, at) => {
  const [one, other] = [
    { starts, minutes },
    { starts: later, minutes: length },
  ];
  expect([isAtOnce(one, other), isAtOnce(other, one)]).toEqual([at, at]);
});
