import { fixedClock } from '../clock';
import { eachEngine, type TestDatabase } from '../database/testing';
import { type HealthRecord, openHealthRecord } from './health';

const REPORT = { remote: 'mfe-league', version: '2.1.0', outcome: 'loaded' } as const;

eachEngine((open) => {
  let db: TestDatabase;
  let clock: ReturnType<typeof fixedClock>;
  let record: HealthRecord;
  const opened: HealthRecord[] = [];
  const openRecord = () => {
    const one = openHealthRecord({ db, clock, report: console.error });
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    db = await open();
    clock = fixedClock('2026-11-20T08:30:00Z');
    record = openRecord();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  const leagueOf = async (which = record) => (await which.read())('mfe-league');

  test('the error rate is relative to the attempts to open the remote', async () => {
    for (const outcome of ['loaded', 'loaded', 'loaded', 'unavailable', 'crashed'] as const) {
      record.note({ ...REPORT, outcome });
    }
    expect(await leagueOf()).toEqual([{ version: '2.1.0', loaded: 3, unavailable: 1, crashed: 1, errorRate: 0.5 }]);
    expect((await record.read())('mfe-account')).toEqual([]);
  });

  test('every process reads the reports that the others received, also after they have ended', async () => {
    const other = openRecord();
    record.note(REPORT);
    other.note({ ...REPORT, outcome: 'crashed' });
    await record.close();
    expect(await leagueOf(other)).toEqual([{ version: '2.1.0', loaded: 1, unavailable: 0, crashed: 1, errorRate: 1 }]);
  });

  test('reports older than a day are deleted', async () => {
    record.note({ ...REPORT, outcome: 'crashed' });
    clock.set('2026-11-21T07:30:00Z');
    record.note(REPORT);
    expect(await leagueOf()).toMatchObject([{ loaded: 1, crashed: 1 }]);
    clock.set('2026-11-21T08:30:00Z');
    expect(await leagueOf()).toMatchObject([{ loaded: 1, crashed: 0 }]);
    clock.set('2026-11-23T08:30:00Z');
    expect(await leagueOf()).toEqual([]);
    record.note(REPORT);
    await leagueOf();
    expect(await db.handle.selectFrom('remote_health').select('version').execute()).toHaveLength(1);
  });

  test('it shows twenty versions of a remote, the most recently reported', async () => {
    for (const version of ['1.0.0', '1.1.0', '3.0.0']) record.note({ ...REPORT, version });
    await leagueOf();
    clock.set('2026-11-20T09:30:00Z');
    const again = ['1.1.0', ...Array.from({ length: 19 }, (_, patch) => `2.0.${patch}`)];
    for (const version of again) record.note({ ...REPORT, version });
    expect((await leagueOf()).map(({ version }) => version).sort()).toEqual(again.sort());
  });
});
