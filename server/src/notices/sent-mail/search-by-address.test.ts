import { sql } from 'kysely';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { writeNotices } from '../inbox/write-notices';
import { opponentNotice } from '../kinds/notice-texts';
import { noticesForTests } from '../testing';

const TEXT = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => noticesForTests(parts).calls);
    admin = await club.addMember({ roles: ['ADMIN'] });
    const zora = await club.addMember({ firstName: 'Zora', lastName: 'Šimić', email: 'zora@nova.hr' });
    const notices = ['first', 'second'].map((event) => ({ memberId: zora.id, event, text: TEXT }));
    await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), notices));
    await sql`update notice_delivery set state = 'SENT', address = 'Zora.100%@stara.hr'
      where id = (select min(id) from notice_delivery)`.execute(db.handle);
  });

  const addresses = async (search: string) => {
    const { body } = await club.as(admin).get(`admin/sent-mail?${new URLSearchParams({ search })}`);
    return body.mails.map(({ address }: { address: string }) => address);
  };

  test('an e-mail is found by the address it was sent to, also after the member has another one', async () => {
    expect(await addresses('STARA.hr')).toEqual(['Zora.100%@stara.hr']);
    expect(await addresses('hr 100%@')).toEqual(['Zora.100%@stara.hr']);
    expect(await addresses('zora@nova')).toEqual(['zora@nova.hr', 'Zora.100%@stara.hr']);
    expect(await addresses('stara.hr nova')).toEqual([]);
  });

  test('so it is by what the present addresses of many members contain', async () => {
    await sql`insert into member (identity_id, username, first_name, last_name, email, created_at)
      select 'many-' || n, 'igrac' || n, 'Ivo', 'Brojić', 'ivo' || n || '@stara.hr', now()
      from generate_series(1, 150) n`.execute(db.handle);
    expect(await addresses('stara.hr')).toEqual(['Zora.100%@stara.hr']);
  });
});
