import { closureLines } from './closure-labels';

const rain = { from: '2026-11-20', to: '2026-11-20', courts: [2, 1], fromTime: null, toTime: null, reason: 'Kiša' };

const PLAN = [
  { teren: 1, minutes: 90, starts: ['08:00', '17:00', '18:30', '20:00'] },
  { teren: 2, minutes: 60, starts: ['17:00', '19:00'] },
];

test.each([
  [rain, ['Tereni 1 i 2', '20.11.2026., cijeli dan', 'Razlog: Kiša']],
  [{ ...rain, courts: [2], to: '2026-11-22' }, ['Teren 2', '20.11.2026. – 22.11.2026., cijeli dan', 'Razlog: Kiša']],
  [
    { ...rain, fromTime: '17:00' },
    ['Tereni 1 i 2', '20.11.2026., od 17:00', 'Termini u 17:00, 18:30, 19:00 i 20:00', 'Razlog: Kiša'],
  ],
  [
    { ...rain, courts: [1], fromTime: '17:30', toTime: '20:00' },
    ['Teren 1', '20.11.2026., od 17:30 do 20:00', 'Termin u 18:30', 'Razlog: Kiša'],
  ],
  [
    { ...rain, courts: [2], to: '2026-11-22', fromTime: '18:00' },
    ['Teren 2', '20.11.2026. – 22.11.2026., svakoga dana od 18:00', 'Termin u 19:00', 'Razlog: Kiša'],
  ],
])('without what would be closed, as an older server answers: %j', (closure, lines) =>
  expect(closureLines({ closure, closes: undefined }, PLAN)).toEqual(lines),
);

test.each([
  [
    [
      { teren: 1, starts: ['17:00', '18:30', '20:00'] },
      { teren: 2, starts: ['17:00', '19:00'] },
    ],
    ['Teren 1: termini u 17:00, 18:30 i 20:00', 'Teren 2: termini u 17:00 i 19:00'],
  ],
  // All of court 1 is hidden, closed or has begun.
  [[{ teren: 2, starts: ['19:00'] }], ['Teren 2: termin u 19:00']],
  [
    [
      { teren: 1, starts: ['18:30', '20:00'] },
      { teren: 2, starts: ['18:30', '20:00'] },
    ],
    ['Termini u 18:30 i 20:00'],
  ],
  [[], []],
])('of the starts from 17:00, exactly those that would be closed are listed: %j', (closes, lines) => {
  const closure = { ...rain, fromTime: '17:00' };
  expect(closureLines({ closure, closes }, PLAN)).toEqual([
    'Tereni 1 i 2',
    '20.11.2026., od 17:00',
    ...lines,
    'Razlog: Kiša',
  ]);
});
