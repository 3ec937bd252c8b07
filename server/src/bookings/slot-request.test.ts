import { isRepeated, type SlotRequest } from './slot-request';

const friendly = { isSameTime: true, day: '2026-07-10', kind: 'FRIENDLY', opponent: null, reason: null } as const;
const league = { ...friendly, kind: 'LEAGUE', opponent: 'Iva Perić' } as const;
const maintenance = { ...friendly, kind: 'MAINTENANCE', reason: 'Kiša' } as const;

const cell = { slotId: 5, index: 1, date: '2026-07-10' };
const requestFor = (purpose: SlotRequest['purpose'], changes: Partial<SlotRequest['cell']> = {}): SlotRequest => {
  return { memberId: 1, cell: { ...cell, ...changes }, purpose, key: 'key' };
};

test.each([
  ['the same friendly booking', friendly, requestFor({ kind: 'FRIENDLY' }), true],
  ['one without a date', friendly, requestFor({ kind: 'FRIENDLY' }, { date: undefined }), true],
  ['another slot', { ...friendly, isSameTime: false }, requestFor({ kind: 'FRIENDLY' }), false],
  ['another day', friendly, requestFor({ kind: 'FRIENDLY' }, { date: '2026-07-11' }), false],
  ['another kind', friendly, requestFor({ kind: 'LEAGUE', opponent: 'Iva Perić' }), false],
  ['the same match', league, requestFor({ kind: 'LEAGUE', opponent: 'Iva Perić' }), true],
  ['a match with another', league, requestFor({ kind: 'LEAGUE', opponent: 'Ana Perić' }), false],
  ['the same maintenance', maintenance, requestFor({ kind: 'MAINTENANCE', reason: 'Kiša' }), true],
  ['one for another reason', maintenance, requestFor({ kind: 'MAINTENANCE', reason: 'Valjanje' }), false],
])('a key stands for the booking that it made: %s', (_, stored, request, repeated) =>
  expect(isRepeated(stored, request)).toBe(repeated),
);
