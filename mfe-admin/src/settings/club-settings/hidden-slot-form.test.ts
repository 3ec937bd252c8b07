import { HiddenSlotForm, slotName, slotValue } from './hidden-slot-form';

const slot = { teren: 2, vrijemeTermina: '18:30:00' };

test('a slot is named by court and start', () => expect(slotName(slot)).toBe('Teren 2, 18:30'));

test.each([
  ['', null],
  ['2025-08-24', '2025-08-24'],
])('hidden from %j', (from, day) => {
  expect(HiddenSlotForm.parse({ slot: slotValue(slot), from })).toEqual({ ...slot, from: day });
});

test.each([
  [{ slot: '', from: '' }, 'Odaberite termin.'],
  [{ slot: slotValue(slot), from: '24.8.' }, 'Odaberite ispravan datum.'],
])('%j is refused: %s', (values, message) => {
  expect(HiddenSlotForm.safeParse(values).error?.issues[0]?.message).toBe(message);
});
