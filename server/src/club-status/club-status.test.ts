import { setTimeout } from 'node:timers/promises';
import type { ClubStatus } from '@club/shared/contracts/club-status';
import { fixedClock } from '../platform/clock';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { noRemotes } from '../platform/remotes/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createHeartbeat, createStatus, statusRoutes } from '.';
import type { StatusParts } from './status.service';

const NOW = '2026-11-20T08:30:00Z';
const report = console.error;

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let own: ReturnType<typeof createHeartbeat>;
  let parts: StatusParts;
  beforeEach(async () => {
    db = await open();
    own = createHeartbeat({ db, version: '2.1.0', streams: () => 3, report });
    parts = {
      db,
      clock: fixedClock(NOW),
      heartbeat: own,
      remotes: noRemotes,
      shellVersion: async () => '2.1.0',
      backups: {
        everyHours: 24,
        newest: async () => ({ madeAt: new Date(Date.now() - 5.5 * 3_600_000), bytes: 1234 }),
      },
      sendsEmail: true,
      diagnose: async () => [{ level: 'warning', message: 'Kopije nisu šifrirane.', remedy: 'Zadajte ključ.' }],
    };
    club = await openTestClub(db, () => [statusRoutes(() => createStatus(parts)())], NOW);
    admin = await club.addMember({ roles: ['ADMIN'] });
  });
  const status = async (): Promise<ClubStatus> =>
    (await club.app.inject({ url: '/api/admin/status', headers: admin.headers })).json();

  test('one process with its figures, the database and the newest backup', async () => {
    const { at, processes, database, backup, alerts, remarks, notices } = await status();
    expect(at).toBe('2026-11-20T08:30:00.000Z');
    expect(processes).toMatchObject([{ pid: process.pid, version: '2.1.0', streams: 3 }]);
    expect(processes[0]?.silentSeconds).toBeLessThan(60);
    expect(database).toMatchObject({ engine: db.engine, migrations: expect.any(Number) });
    expect(database.lastMigration).toMatch(/^\d{4}-/);
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(backup).toMatchObject({ ageHours: 5, bytes: 1234, everyHours: 24 });
    expect(notices).toEqual({ waiting: 0, failed: 0, oldestWaitingMinutes: null });
    expect(alerts).toEqual([{ level: 'warning', message: 'Kopije nisu šifrirane.', remedy: 'Zadajte ključ.' }]);
    expect(remarks).toEqual([]);
  });

  test('a process that stops while it renews its figures is not listed again', async () => {
    own.start();
    await own.stop();
    // Enough for a renewal that was not waited for.
    await setTimeout(50);
    expect(await db.handle.selectFrom('server_process').select('id').execute()).toEqual([]);
  });

  test('a process that was killed is missed until it is started again, which proves on the embedded engine that it is gone', async () => {
    await createHeartbeat({ db, version: '2.0.0', streams: () => 2, report }).beat();
    await db.pool.query(`update server_process set pid = pid + 1, seen_at = now() - interval '3 minutes'`);
    own.start();
    await own.stop();
    const killed = await db.handle.selectFrom('server_process').select('version').execute();
    // Others may run on one database server.
    expect(killed).toEqual(db.engine === 'embedded' ? [] : [{ version: '2.0.0' }]);
  });

  test('a second process is listed while it runs, and reported as missing when it has crashed', async () => {
    const other = createHeartbeat({ db, version: '2.0.0', streams: () => 2, report });
    await other.beat();
    await db.pool.query(`update server_process set host = 'other' where version = '2.0.0'`);
    const both = await status();
    expect(both.processes.map(({ streams }) => streams).sort()).toEqual([2, 3]);
    expect(both.alerts.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Procesi su različitih inačica: /),
    );
    await db.pool.query(`update server_process set seen_at = now() - interval '3 minutes' where version = '2.0.0'`);
    const after = await status();
    expect(after.alerts).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('ne javlja se 3 min.') }),
    );
    // A process that starts later on the same machine is not that one, restarted.
    await createHeartbeat({ db, version: '2.0.4', streams: () => 0, report }).beat();
    await db.pool.query(
      `update server_process set host = 'other', pid = pid + 1, started_at = now() where version = '2.0.4'`,
    );
    expect((await status()).alerts).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('ne javlja se 3 min.') }),
    );
    await db.pool.query(`delete from server_process where version = '2.0.4'`);
    await db.pool.query(`update server_process set seen_at = now() - interval '25 hours' where version = '2.0.0'`);
    expect((await status()).processes).toHaveLength(1);
  });

  test('of a container that crashed and was restarted with its hostname and pid, only the newest process counts', async () => {
    const run = async (version: string, { since, silent }: { since: string; silent: string }) => {
      await createHeartbeat({ db, version, streams: () => 0, report }).beat();
      const times = `started_at = now() - interval '${since}', seen_at = now() - interval '${silent}'`;
      await db.pool.query(`update server_process set host = 'club', pid = 1, ${times} where version = '${version}'`);
    };
    const ofContainer = async () => {
      const { processes, alerts } = await status();
      return {
        versions: processes.filter(({ host }) => host === 'club').map(({ version }) => version),
        alerts: alerts.map(({ message }) => message).filter((message) => message.includes('na računalu club')),
      };
    };
    await run('2.0.0', { since: '1 hour', silent: '10 minutes' });
    await run('2.0.1', { since: '9 minutes', silent: '5 minutes' });
    const GONE = ['Proces 1 na računalu club ne javlja se 5 min.'];
    expect(await ofContainer()).toEqual({ versions: ['2.0.1'], alerts: GONE });
    // Another machine with the same hostname, which ran all along.
    await run('2.0.3', { since: '30 minutes', silent: '0 minutes' });
    expect(await ofContainer()).toEqual({ versions: ['2.0.3', '2.0.1'], alerts: GONE });
    await run('2.0.2', { since: '4 minutes', silent: '0 minutes' });
    expect(await ofContainer()).toMatchObject({ versions: ['2.0.3', '2.0.2'], alerts: [] });
  });

  test('a process that stops on purpose causes no alert', async () => {
    const other = createHeartbeat({ db, version: '2.0.0', streams: () => 2, report });
    await other.beat();
    await other.stop();
    expect((await status()).processes).toHaveLength(1);
  });

  describe('of the outbox', () => {
    interface Delivery {
      readonly state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED';
      readonly written: string;
      readonly finished?: string;
      readonly kind?: string;
      /** When an administrator has sent it again. */
      readonly requeued?: string;
    }

    /** Adds a delivery to the notices of the administrator. */
    async function openOutbox() {
      const { rows: browsers } = await db.pool.query(
        `insert into push_subscription (endpoint, member_id, p256dh, auth, created_at)
         values ('https://push.example/1', $1, 'p', 'a', $2) returning id`,
        [admin.id, NOW],
      );
      const adding =
        (channel: string, browser: number | null) =>
        ({ state, written, finished, kind = 'BOOKING_CANCELLED', requeued }: Delivery) =>
          db.pool.query(
            `with written as (
               insert into notice (member_id, event, kind, title, body, path, in_app, created_at)
               values ($1, gen_random_uuid()::text, $2, 'N', 'N', '/', true, $3) returning id
             )
             insert into notice_delivery
               (notice_id, channel, subscription_id, state, due_at, finished_at, requeued_at, attempts)
             select id, $4, $5, $6, $7, $8, $9, case $6 when 'SENDING' then 1 else 0 end from written`,
            [admin.id, kind, written, channel, browser, state, requeued ?? written, finished, requeued],
          );
      return { mail: adding('EMAIL', null), push: adding('PUSH', browsers[0].id) };
    }
    const DAY_BEFORE = '2026-11-19T08:00:00Z';

    test('pending e-mails, and those given up in the last week', async () => {
      const { mail } = await openOutbox();
      await mail({ state: 'WAITING', written: '2026-11-20T08:00:00Z' });
      await mail({ state: 'FAILED', written: DAY_BEFORE, finished: DAY_BEFORE });
      await mail({ state: 'FAILED', written: '2026-11-01T08:00:00Z', finished: '2026-11-01T08:00:00Z' });
      await mail({ state: 'SENT', written: DAY_BEFORE, finished: DAY_BEFORE });
      const { notices, alerts } = await status();
      expect(notices).toEqual({ waiting: 1, failed: 1, oldestWaitingMinutes: 30 });
      expect(alerts.filter(({ message }) => message.includes('obavijest'))).toMatchObject([
        { message: 'Najstarija obavijest čeka na slanje 30 min.', remedy: expect.stringContaining('SMTP_URL') },
        { message: 'U tjedan dana 1 obavijest nije poslana.', remedy: expect.stringContaining('Poslana pošta') },
      ]);
      // A failed attempt and another delivery of its member postpone a message: it waits all the same.
      await db.pool.query("update notice_delivery set due_at = $1 where state = 'WAITING'", ['2026-11-20T14:00:00Z']);
      expect((await status()).notices).toMatchObject({ waiting: 1, oldestWaitingMinutes: 30 });
    });

    test('an e-mail that is sent again has waited from then on, also while it is being sent', async () => {
      const { mail } = await openOutbox();
      for (const state of ['WAITING', 'SENDING'] as const) {
        await mail({ state, written: '2026-11-17T08:00:00Z', requeued: '2026-11-20T08:29:00Z' });
      }
      const { notices, alerts } = await status();
      expect(notices).toMatchObject({ waiting: 2, oldestWaitingMinutes: 1 });
      expect(alerts.filter(({ message }) => message.includes('obavijest'))).toEqual([]);
    });

    test('a kind that only the next release sends is left to it, and is no alert', async () => {
      const { mail } = await openOutbox();
      await mail({ state: 'WAITING', written: DAY_BEFORE, kind: 'OF_THE_NEXT_RELEASE' });
      await mail({ state: 'FAILED', written: DAY_BEFORE, finished: DAY_BEFORE, kind: 'OF_THE_NEXT_RELEASE' });
      expect((await status()).notices).toEqual({ waiting: 0, failed: 0, oldestWaitingMinutes: null });
    });

    test('without a mail server: no e-mail is counted, and a remark names the remedy once', async () => {
      const { mail, push } = await openOutbox();
      for (const _ of [1, 2]) await mail({ state: 'FAILED', written: DAY_BEFORE, finished: DAY_BEFORE });
      await mail({ state: 'WAITING', written: '2026-11-20T08:00:00Z' });
      await push({ state: 'WAITING', written: '2026-11-20T08:29:00Z' });
      parts = { ...parts, sendsEmail: false };
      const { notices, alerts, remarks } = await status();
      expect(notices).toEqual({ waiting: 1, failed: 0, oldestWaitingMinutes: 1 });
      expect(alerts.filter(({ message }) => message.includes('obavijest'))).toEqual([]);
      expect(remarks).toEqual([
        {
          message: 'Poslužitelj e-pošte nije postavljen: klub ne šalje e-poštu.',
          remedy:
            'Članovi obavijesti vide u aplikaciji i pregledniku. Ako ih želite slati i e-poštom, zadajte SMTP_URL i ponovno pokrenite poslužitelj.',
        },
      ]);
    });

    test('an alert of the figures comes before a warning of the doctor', async () => {
      const { mail } = await openOutbox();
      await mail({ state: 'WAITING', written: '2026-11-20T08:00:00Z' });
      expect((await status()).alerts.map(({ level }) => level)).toEqual(['error', 'warning']);
    });

    test('pushes, which are on no page of e-mails and need no mail server', async () => {
      const { mail, push } = await openOutbox();
      await mail({ state: 'WAITING', written: '2026-11-20T08:25:00Z' });
      await push({ state: 'WAITING', written: '2026-11-20T08:00:00Z' });
      for (const _ of [1, 2]) await push({ state: 'FAILED', written: DAY_BEFORE, finished: DAY_BEFORE });
      const { notices, alerts } = await status();
      expect(notices).toEqual({ waiting: 2, failed: 2, oldestWaitingMinutes: 30 });
      expect(alerts.filter(({ message }) => message.includes('obavijest'))).toEqual([
        {
          level: 'error',
          message: 'Najstarija obavijest pregledniku čeka na slanje 30 min.',
          remedy:
            'Provjerite pristup poslužitelja internetu: šalje ih preko usluga preglednika (Google, Mozilla, Apple, Microsoft).',
        },
        {
          level: 'warning',
          message: 'U tjedan dana 2 obavijesti pregledniku nisu poslane.',
          remedy: 'Razlog piše u zapisniku poslužitelja („Notice delivery”). Ne šalju se ponovno.',
        },
      ]);
    });
  });
});
