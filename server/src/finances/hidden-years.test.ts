import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createHiddenYearsSetting, readHiddenYears } from './hidden-years.service';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, () => []);
    admin = await club.addMember({ roles: ['ADMIN'] });
  });

  test('of several lists of hidden years that are saved at once, exactly one remains', async () => {
    const save = createHiddenYearsSetting(club);
    await save({ years: [2018] }, admin.id);
    const lists = [[2019, 2020], [2019], [2021, 2022], [2019, 2022]];
    await Promise.all(lists.map((years) => save({ years }, admin.id)));
    expect(lists).toContainEqual(await readHiddenYears(db.handle));
  });
});
