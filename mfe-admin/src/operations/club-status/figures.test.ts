import { backupFigures, noticeFigures, sizeText } from './figures';

const of = (backup: { ageHours: number; everyHours: number }) =>
  backupFigures({ backup: { lastAt: '2026-11-20T02:00:00.000Z', bytes: null, ...backup } } as Parameters<
    typeof backupFigures
  >[0]);

test.each([
  [47, '47 h'],
  [48, '2 dana'],
  [5 * 24, '5 dana'],
  [21 * 24, '21 dan'],
  [111 * 24, '111 dana'],
])('a backup of %i hours is %s old', (ageHours, text) => {
  expect(of({ ageHours, everyHours: 24 })).toContainEqual({ label: 'Starost', value: text });
});

test.each([
  [0, 'isključen'],
  [1, 'svaki sat'],
  [2, 'svaka 2 sata'],
  [12, 'svakih 12 sati'],
  [21, 'svaki 21 sat'],
  [24, 'svaka 24 sata'],
])('a backup every %i hours: %s', (everyHours, text) => {
  expect(of({ ageHours: 1, everyHours })).toContainEqual({ label: 'Raspored', value: text });
});

test.each([
  [1, '1 kB'],
  [52_000, '51 kB'],
  [1024 * 1024, '1 MB'],
  [31_400_000, '29,9 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

test.each([
  ['one that reported a minute ago counts', 60, '15'],
  ['one that has ended has none', 61, '12'],
])('open live connections: %s', (_which, silentSeconds, value) => {
  const status = {
    processes: [
      { silentSeconds: 4, streams: 12 },
      { silentSeconds, streams: 3 },
    ],
    notices: { waiting: 0, failed: 0, oldestWaitingMinutes: null },
  } as unknown as Parameters<typeof noticeFigures>[0];
  expect(noticeFigures(status)).toContainEqual({ label: 'Otvorenih veza uživo', value });
});
