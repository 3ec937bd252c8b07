import { slotName } from './slot-name';

test.each([
  ['2026-11-20', '18:30:00', 'Teren 1, petak 20. studenoga, 18:30–20:00, slobodno'],
  // On the days of clock changes the wall-clock time stays the same.
  ['2026-10-25', '08:00:00', 'Teren 1, nedjelja 25. listopada, 08:00–09:30, slobodno'],
  ['2027-03-28', '20:00:00', 'Teren 1, nedjelja 28. ožujka, 20:00–21:30, slobodno'],
])('%s %s', (date, starts, name) => expect(slotName({ court: 1, date, starts, minutes: 90 }, 'slobodno')).toBe(name));
