import type { ClubStatus } from '@club/shared/contracts/club-status';
import { alertsOf } from './alert-rules';

const NOW = '2026-11-20T08:30:00Z';
const WELL: ClubStatus = {
  at: NOW,
  alerts: [],
  remarks: [],
  shell: '2.1.0',
  remotes: [],
  processes: [],
  notices: { waiting: 0, failed: 0, oldestWaitingMinutes: null },
  database: {
    engine: 'postgres',
    version: '16',
    bytes: 1,
    latencyMs: 1,
    migrations: 1,
    lastMigration: null,
  },
  backup: { lastAt: null, ageHours: null, bytes: null, everyHours: 0 },
};
const released = new Map([['mfe-league', 'mfe-league']]);
const alerts = (status: Partial<ClubStatus>, from = released) => alertsOf({ ...WELL, ...status }, [], from);
const messages = (status: Partial<ClubStatus>) => alerts(status).map(({ message }) => message);
const league = (loaded: number, unavailable: number) => ({
  remote: 'mfe-league',
  title: 'Liga',
  version: '2.1.0',
  canary: null,
  health: [{ version: '2.1.0', loaded, unavailable, crashed: 0, errorRate: unavailable / (loaded + unavailable) }],
});

test('none without problems', () => expect(messages({})).toEqual([]));
test('a slow database', () =>
  expect(messages({ database: { ...WELL.database, latencyMs: 300 } })).toEqual([
    'Baza podataka odgovara tek za 300 ms.',
  ]));
test.each([
  [1, 'čeka 1 poziv'],
  [2, 'čekaju 2 poziva'],
  [5, 'čeka 5 poziva'],
])('%i calls wait for the database', (databaseWaiting, text) => {
  const process = { id: 'p', host: 'h', pid: 1, version: '2.1.0', node: '22', startedAt: NOW, silentSeconds: 0 };
  const counts = { streams: 0, databaseConnections: 1, databaseWaiting, memoryBytes: 1 };
  expect(messages({ processes: [{ ...process, ...counts }] })).toEqual([`Na vezu s bazom ${text}.`]);
});
test('no call of a process that is gone waits for the database', () => {
  const process = { id: 'p', host: 'h', pid: 1, version: '2.1.0', node: '22', startedAt: NOW, silentSeconds: 7_200 };
  const counts = { streams: 0, databaseConnections: 1, databaseWaiting: 5, memoryBytes: 1 };
  expect(messages({ processes: [{ ...process, ...counts }] })).toEqual([
    'Proces 1 na računalu h ne javlja se 120 min.',
  ]);
});
test('a remote that often fails, once there are enough attempts', () => {
  expect(messages({ remotes: [league(18, 2)] })).toEqual(['Dio „Liga” 2.1.0 ne radi u 10\u00a0% otvaranja.']);
  expect(messages({ remotes: [league(3, 2)] })).toEqual([]);
  expect(messages({ remotes: [league(99, 1)] })).toEqual([]);
});
test('a release that often failed is no alert after its rollback', () =>
  expect(messages({ remotes: [{ ...league(18, 2), version: '2.0.9' }] })).toEqual([]));
test('each remedy takes back what fails: the release, the canary, or the build without a release', () => {
  const remediesOf = (more: Partial<ClubStatus['remotes'][number]>, from = released) =>
    alerts({ remotes: [{ ...league(18, 2), ...more }] }, from).map(({ remedy }) => remedy);
  const tried = { version: '2.0.9', canary: { version: '2.1.0', share: 10 } };
  const rollback = 'Vratite prethodno izdanje: npm run rollback -- mfe-league';
  const stop = 'Zaustavite probnu inačicu: npm run canary -- mfe-league stop';
  expect(remediesOf({})).toEqual([rollback]);
  expect(remediesOf(tried)).toEqual([stop]);
  expect(remediesOf({}, new Map([['mfe-league', 'mfe-league 2.0.8']]))).toEqual([`${rollback} 2.0.8`]);
  expect(remediesOf(tried, new Map())).toEqual([stop]);
  expect(remediesOf({}, new Map())).toEqual([
    'Za njega nema izdanja na koje se može vratiti: popravite ga i ponovno izgradite.',
  ]);
});
