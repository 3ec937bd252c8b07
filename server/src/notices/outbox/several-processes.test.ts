import { sql } from 'kysely';
import { eachEngine, secondPool } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
import { claimDue } from './outbox.repository';
import { MINUTE, openOutbox, textAbout } from './testing-outbox';

eachEngine((open, postgresTest) => {
  const { outbox, serverOf, notify, later, mails } = openOutbox(open);

  postgresTest('several processes on one database send each message once, and each member’s in order', async () => {
    for (let count = 0; count < 3; count += 1) {
      const other = await secondPool(outbox.db);
      outbox.processes.push(
        serverOf({ clock: outbox.club.clock, db: other, live: await openLiveHub(other, () => undefined) }),
      );
    }
    const opponents = ['Anić', 'Babić', 'Car', 'Dević', 'Erić'];
    for (let index = 0; index < 8; index += 1) {
      const { id } = await outbox.club.addMember({ email: `member${index}@example.com` });
      for (const opponent of opponents) await notify(`match ${opponent}`, id, textAbout(opponent));
    }
    await Promise.all(outbox.processes.map((each) => each.dispatch()));
    expect(outbox.mail.received).toHaveLength(40);
    for (const to of new Set(outbox.mail.received.map((message) => message.to))) {
      const own = outbox.mail.received.filter((message) => message.to === to);
      expect(own.map((message) => /protivnik (\S+)\./.exec(message.text)?.[1])).toEqual(opponents);
    }
    expect(new Set(outbox.mail.received.map(({ headers }) => headers.get('message-id'))).size).toBe(40);
    expect((await mails()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('claims of a killed process are sent by another after five minutes, with the same Message-ID', async () => {
    await notify('match 1');
    const now = outbox.club.clock.now();
    const claimed = await outbox.db.transaction((tx) =>
      claimDue(tx, { channel: 'EMAIL', now, abandonedBefore: now, misdatedAfter: now, limit: 5 }),
    );
    expect(claimed).toHaveLength(1);
    later(5 * MINUTE);
    await outbox.notices.dispatch();
    expect(outbox.mail.received).toEqual([]);
    later(1);
    await outbox.notices.dispatch();
    const { token } = await outbox.db.handle.selectFrom('notice_delivery').select('token').executeTakeFirstOrThrow();
    expect(outbox.mail.received.map(({ headers }) => headers.get('message-id'))).toEqual([`<${token}@localhost>`]);
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 2 }]);
  });

  test('messages written or claimed by a clock that was ahead are sent when it is right again', async () => {
    const now = outbox.club.clock.now();
    await notify('match 0');
    await outbox.db.handle
      .updateTable('notice_delivery')
      .set({ state: 'SENDING', claimed_at: new Date('2027-07-10') })
      .execute();
    later(365 * 24 * 60 * MINUTE);
    await notify('match 1');
    outbox.club.clock.set(new Date(now.getTime() + 1).toISOString());
    await notify('match 2');
    await outbox.db.handle
      .updateTable('notice_delivery')
      .set({ due_at: new Date(now.getTime() + 6 * 60 * MINUTE) })
      .where('id', '=', (of) => of.selectFrom('notice_delivery').select((last) => last.fn.max('id').as('id')))
      .execute();
    await outbox.notices.dispatch();
    // The last one waits in the longest pause.
    expect((await mails()).map(({ state }) => state).sort()).toEqual(['SENT', 'SENT', 'WAITING']);
    expect(outbox.mail.received).toHaveLength(2);
  });

  test('a process of the previous release leaves a kind that only the next release knows, and sends everything else', async () => {
    await notify('match 1');
    await notify('match 2');
    await sql`update notice set kind = 'OF_THE_NEXT_RELEASE' where event = 'match 1'`.execute(outbox.db.handle);
    await outbox.notices.dispatch();
    expect(outbox.mail.received).toHaveLength(1);
    const deliveries = await outbox.db.handle
      .selectFrom('notice_delivery')
      .select(['state', 'attempts'])
      .orderBy('id')
      .execute();
    expect(deliveries).toEqual([
      { state: 'WAITING', attempts: 0 },
      { state: 'SENT', attempts: 1 },
    ]);
    expect(outbox.reported).toEqual([]);
  });
});
