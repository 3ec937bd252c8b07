import { healthRecord } from './health';

const HOUR = 60 * 60 * 1000;
const REPORT = { remote: 'mfe-league', version: '2.1.0', outcome: 'loaded' } as const;

test('the error rate is that of the attempts to open it', () => {
  const record = healthRecord();
  for (const outcome of ['loaded', 'loaded', 'loaded', 'unavailable', 'crashed'] as const) {
    record.note({ ...REPORT, outcome });
  }
  expect(record.of('mfe-league')).toEqual([
    { version: '2.1.0', loaded: 3, unavailable: 1, crashed: 1, errorRate: 0.5 },
  ]);
  expect(record.of('mfe-account')).toEqual([]);
});

test('what is older than a day is forgotten', () => {
  let now = 0;
  const record = healthRecord(() => now);
  record.note({ ...REPORT, outcome: 'crashed' });
  now = 23 * HOUR;
  record.note(REPORT);
  expect(record.of('mfe-league')).toMatchObject([{ loaded: 1, crashed: 1 }]);
  now = 24 * HOUR;
  expect(record.of('mfe-league')).toMatchObject([{ loaded: 1, crashed: 0 }]);
  now = 48 * HOUR;
  expect(record.of('mfe-league')).toEqual([]);
});

test('it remembers twenty versions of a remote, those heard of last', () => {
  const record = healthRecord();
  record.note({ ...REPORT, version: '1.0.0' });
  for (let patch = 0; patch < 19; patch += 1) record.note({ ...REPORT, version: `2.0.${patch}` });
  record.note({ ...REPORT, version: '1.0.0' });
  record.note({ ...REPORT, version: '3.0.0' });
  const versions = record.of('mfe-league').map(({ version }) => version);
  expect(versions).toHaveLength(20);
  expect(versions).toEqual(expect.arrayContaining(['1.0.0', '3.0.0']));
  expect(versions).not.toContain('2.0.0');
});
