import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { recordAction } from '../action-log';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createRetention, type Retentions, retentionRoutes } from '.';

const NOW = '2026-11-20T08:30:00Z';
const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let retention: Retentions;
  beforeEach(async () => {
    db = await open();
    club = await openTestClub(
      db,
      (parts) => {
        retention = createRetention({ ...parts, media });
        return [retentionRoutes(retention)];
      },
      NOW,
    );
    admin = await club.addMember({ roles: ['ADMIN'] });
  });

  const act = (at: string) =>
    db.transaction((tx) => recordAction(tx, { actorId: admin.id, at: new Date(at), action: 'Proba', subject: at }));
  const notify = async (at: string, state: 'SENT' | 'WAITING') => {
    const { rows } = await db.pool.query(
      `insert into notice (member_id, event, kind, title, body, path, in_app, created_at)
       values ($1, $2, 'BOOKING_CANCELLED', 'N', 'N', '/', true, $3) returning id`,
      [admin.id, `${at} ${state}`, at],
    );
    await db.pool.query(
      `insert into notice_delivery (notice_id, channel, state, due_at) values ($1, 'EMAIL', $2, $3)`,
      [rows[0].id, state, at],
    );
  };
  const subjects = async () =>
    (await db.handle.selectFrom('action_log').select('subject').orderBy('id').execute()).map(({ subject }) => subject);
  const events = async () =>
    (await db.handle.selectFrom('notice').select('event').orderBy('id').execute()).map(({ event }) => event);
  const save = (payload: object) =>
    club.app.inject({ method: 'PUT', url: '/api/admin/settings/retention', headers: admin.headers, payload });

  test('the space of deleted notices is used again', async () => {
    const old = () =>
      db.pool.query(
        `insert into notice (member_id, event, kind, title, body, path, in_app, created_at)
         select $1, now()::text || n, 'BOOKING_CANCELLED', 'N', repeat('N', 500), '/', true, timestamptz '2020-01-01'
         from generate_series(1, 600) n`,
        [admin.id],
      );
    const bytes = async () => (await db.pool.query(`select pg_relation_size('notice')::int as bytes`)).rows[0].bytes;
    await old();
    const first = await bytes();
    for (const day of [20, 22, 24]) {
      expect(await retention.purge(new Date(`2026-11-${day}T08:30:00Z`))).toMatchObject({ notices: 600 });
      await old();
    }
    // A server of PostgreSQL does it by itself, some time.
    if (db.engine === 'embedded') expect(await bytes()).toBeLessThanOrEqual(first);
  });

  test('older data are deleted, once a day; pending deliveries stay', async () => {
    expect((await save({ actionLogMonths: 24, noticeMonths: 6 })).statusCode).toBe(200);
    await act('2024-11-20T08:29:00Z');
    await act('2024-11-20T08:31:00Z');
    await notify('2026-05-01T08:00:00Z', 'SENT');
    await notify('2026-05-01T08:00:00Z', 'WAITING');
    await notify('2026-06-01T08:00:00Z', 'SENT');

    expect(await retention.purge(club.clock.now())).toEqual({ actions: 1, notices: 1, files: 0 });
    expect(await retention.read()).toMatchObject({ removedActions: 1, removedNotices: 1 });
    expect(await subjects()).toEqual(['Privatnost', '2024-11-20T08:31:00Z']);
    expect(await events()).toEqual(['2026-05-01T08:00:00Z WAITING', '2026-06-01T08:00:00Z SENT']);
    expect(await retention.purge(club.clock.now())).toBeUndefined();
    // Not at the hour at which the server was first started, but from 4:00 in Zagreb on.
    expect(await retention.purge(new Date('2026-11-21T02:59:59Z'))).toBeUndefined();
    club.clock.set('2026-11-21T03:00:00Z');
    expect(await retention.purge(club.clock.now())).toEqual({ actions: 1, notices: 0, files: 0 });
    expect(await retention.read()).toMatchObject({
      thinnedAt: '2026-11-21T03:00:00.000Z',
      removedActions: 1,
      removedNotices: 0,
    });
  });

  test('an interrupted deletion is repeated with the next check, and what it had deleted is counted', async () => {
    await act('2023-01-20T08:00:00Z');
    for (const at of ['2025-01-20T08:00:00Z', '2025-01-21T08:00:00Z']) await notify(at, 'SENT');
    await sql`
      create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'locked'; end $$
    `.execute(db.handle);
    await sql`
      create trigger refused before delete on notice for each row execute function refuse_deletion()
    `.execute(db.handle);
    await expect(retention.purge(club.clock.now())).rejects.toThrow('locked');
    expect(await retention.read()).toMatchObject({ thinnedAt: null, removedActions: 0, removedNotices: 0 });
    await sql`drop function refuse_deletion cascade`.execute(db.handle);
    club.clock.set('2026-11-20T09:30:00Z');
    expect(await retention.purge(club.clock.now())).toEqual({ actions: 1, notices: 2, files: 0 });
    expect(await retention.read()).toMatchObject({
      thinnedAt: '2026-11-20T09:30:00.000Z',
      removedActions: 1,
      removedNotices: 2,
    });
    club.clock.set('2026-11-21T09:30:00Z');
    expect(await retention.purge(club.clock.now())).toEqual({ actions: 0, notices: 0, files: 0 });
  });

  test('a deletion whose space could not be reclaimed is not done either', async () => {
    let isFull = true;
    const full: TestDatabase = {
      ...db,
      engine: 'embedded',
      get handle() {
        if (isFull) throw new Error('no space left on device');
        return db.handle;
      },
    };
    const failing = createRetention({ ...club, db: full, media });
    await notify('2025-01-20T08:00:00Z', 'SENT');
    await expect(failing.purge(club.clock.now())).rejects.toThrow('no space left');
    expect((await retention.read()).thinnedAt).toBeNull();
    isFull = false;
    expect(await failing.purge(club.clock.now())).toEqual({ actions: 0, notices: 1, files: 0 });
    expect((await retention.read()).thinnedAt).not.toBeNull();
  });

  test('what two processes delete at once is counted once, and all of it', async () => {
    await act('2023-01-20T08:00:00Z');
    for (const at of ['2025-01-20T08:00:00Z', '2025-01-21T08:00:00Z']) await notify(at, 'SENT');
    const slow: TestDatabase = {
      ...db,
      async transaction(work) {
        const done = await db.transaction(work);
        await retention.purge(club.clock.now());
        return done;
      },
    };
    await createRetention({ ...club, db: slow, media }).purge(club.clock.now());
    expect(await retention.read()).toMatchObject({ removedActions: 1, removedNotices: 2 });
    expect([await subjects(), await events()]).toEqual([[], []]);
    expect(await retention.purge(club.clock.now())).toBeUndefined();
  });

  test('files that an interrupted change of the gallery has left are removed, once the rest is recorded', async () => {
    const folder = path.join(media, 'gallery/2026');
    fs.mkdirSync(folder, { recursive: true });
    const files = ['1-0123456789ab-480.avif', '1-0123456789ab.unsettled'].map((name) => path.join(folder, name));
    for (const file of files) {
      fs.writeFileSync(file, 'left');
      fs.utimesSync(file, new Date('2026-11-10'), new Date('2026-11-10'));
    }
    const rm = jest.spyOn(fs.promises, 'rm').mockRejectedValue(new Error('read-only file system'));
    await expect(retention.purge(new Date(NOW))).rejects.toThrow('read-only');
    rm.mockRestore();
    expect(await retention.purge(new Date(NOW))).toBeUndefined();
    expect(await retention.purge(new Date('2026-11-21T03:00:00Z'))).toMatchObject({ files: 1 });
    expect(files.filter((file) => fs.existsSync(file))).toEqual([]);
  });

  test('a club that was tried out a year ahead deletes nothing for that, and its deletions go on afterwards', async () => {
    await act('2024-01-20T08:00:00Z');
    await act('2023-01-20T08:00:00Z');
    club.clock.set('2027-11-20T08:30:00Z');
    expect(await retention.purge(new Date(NOW))).toEqual({ actions: 1, notices: 0, files: 0 });
    expect(await subjects()).toEqual(['2024-01-20T08:00:00Z']);
    await db.handle.updateTable('retention').set({ thinned_at: '2027-11-20T08:30:00Z' }).execute();
    expect(await retention.purge(new Date(NOW))).toEqual({ actions: 0, notices: 0, files: 0 });
    expect(await retention.read()).toMatchObject({ thinnedAt: '2026-11-20T08:30:00.000Z' });
  });

  test('a retention period that somebody else has saved meanwhile is not overwritten', async () => {
    const { actionLogMonths, noticeMonths } = await retention.read();
    const seen = { actionLogMonths, noticeMonths };
    expect((await save({ ...seen, actionLogMonths: 48, seen })).statusCode).toBe(200);
    const refused = await save({ ...seen, noticeMonths: 6, seen });
    const current = { ...seen, actionLogMonths: 48 };
    expect(refused.json()).toMatchObject({ status: 409, code: 'SETTING_CHANGED', current });
    expect(refused.json().message).toContain('Dnevnik, mjeseci: 48.');
    expect((await save({ ...current, noticeMonths: 6, seen: current })).statusCode).toBe(200);
    expect(await retention.read()).toMatchObject({ actionLogMonths: 48, noticeMonths: 6 });
  });

  test('nothing else can delete from the action log', async () => {
    await act(NOW);
    await expect(db.pool.query('delete from action_log')).rejects.toThrow('not edited');
    await expect(db.pool.query(`update action_log set subject = 'x'`)).rejects.toThrow('not edited');
  });

  test('everybody may read the retention periods', async () => {
    const answer = await club.app.inject({ url: '/api/privacy' });
    expect(answer.json()).toEqual({ actionLogMonths: 36, noticeMonths: 12 });
  });

  test.each([
    [{ actionLogMonths: 2, noticeMonths: 12 }, { actionLogMonths: 'Najmanje 3 mjeseca.' }],
    [{ actionLogMonths: 36, noticeMonths: 241 }, { noticeMonths: 'Najviše 240 mjeseci.' }],
  ])('%j is refused', async (input, fields) => {
    const answer = await save(input);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });
});
