import { jest } from '@jest/globals';
import { eachEngine } from '../../platform/database/testing';
import { writeNotices } from '../inbox/write-notices';
import { MINUTE, openOutbox, text } from './testing-outbox';

eachEngine((open) => {
  const { outbox, notify, notifyMembers, later, mails } = openOutbox(open);

  test('the running dispatcher looks by itself for what has become due', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    outbox.notices.start();
    const look = intervals.mock.calls.find(([, ms]) => ms === 10_000)?.[0] as () => void;
    intervals.mockRestore();
    await outbox.mail.stop();
    await notify('match 1');
    while ((await mails('?state=WAITING'))[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await outbox.mail.start();
    later(MINUTE / 2);
    look();
    while ((await mails('?state=SENT')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(outbox.mail.received).toHaveLength(1);
  });

  test('a server that is stopped finishes what it is sending, and begins nothing more', async () => {
    await notifyMembers(12);
    void outbox.notices.dispatch();
    await outbox.notices.close();
    const states = (await mails()).map(({ state }) => state).sort();
    expect(states).toEqual([...Array<string>(5).fill('SENT'), ...Array<string>(7).fill('WAITING')]);
    expect(outbox.mail.received).toHaveLength(5);
  });

  test('the running dispatcher sends as soon as the change is committed, and nothing of a rolled back change', async () => {
    outbox.notices.start();
    const failing = outbox.db.transaction(async (tx) => {
      await writeNotices(tx, outbox.club.live, outbox.club.clock.now(), [
        { memberId: outbox.ana.id, event: 'match 1', text },
      ]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await notify('match 2');
    // The mail server runs in this process: yield to it.
    while ((await mails('?state=SENT')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(outbox.mail.received).toHaveLength(1);
  });
});
