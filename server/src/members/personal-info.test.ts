import { jest } from '@jest/globals';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { addIdentity, findIdentity, hasPassword, openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { personalInfoRoutes } from './personal-info.routes';
import { createPersonalInfos } from './personal-info.service';

const OLD_PASSWORD = 'stara lozinka 1';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  let directory: Directory;
  beforeAll(async () => {
    db = await open();
    directory = await openDirectoryForTests(db);
    club = await openTestClub(db, ({ live, clock }) => [
      personalInfoRoutes(createPersonalInfos({ db, live, clock, directory })),
    ]);
    ana = await club.addMember({ username: 'ana', email: 'ana@example.com', lastName: 'Kovač' });
    await addIdentity(db, {
      id: ana.identityId,
      username: 'ana',
      firstName: 'Ana',
      lastName: 'Kovač',
      email: 'ana@example.com',
      password: OLD_PASSWORD,
    });
  });
  const save = (email: string, newPassword: string) => club.as(ana).post('personal-info', { email, newPassword });
  const stored = () => findIdentity(db, ana.identityId);

  describe('refused', () => {
    test.each([
      ['a missing e-mail', ' ', 'dovoljno duga 7', { email: 'Unesite adresu e-pošte.' }],
      [
        'an e-mail longer than any',
        `${'a'.repeat(60)}@${'klub.'.repeat(40)}hr`,
        'dovoljno duga 7',
        { email: 'Adresa e-pošte smije imati najviše 254 znaka.' },
      ],
      ['a missing password', 'ana@example.com', '', { newPassword: 'Unesite novu lozinku.' }],
      ['an invalid e-mail', 'ana@', 'dovoljno duga 7', { email: 'Adresa e-pošte nije ispravna.' }],
      ['a short password', 'ana@example.com', 'kratka', { newPassword: 'Lozinka mora imati najmanje 10 znakova.' }],
      ['a password that everybody has', 'ana@example.com', 'qwertz123456', { newPassword: expect.any(String) }],
    ])('%s, and nothing is kept', async (_, email, password, fields) => {
      const answer = await save(email, password);
      expect(answer.body).toMatchObject({ status: 400, fields });
      expect(Object.keys(answer.body.fields)).toEqual(Object.keys(fields));
      expect(await hasPassword(db, ana.identityId, OLD_PASSWORD)).toBe(true);
      expect((await club.as(ana).get('personal-info')).body.email).toBe('ana@example.com');
    });
  });

  test('a member reads the username, the e-mail and the consent', async () => {
    const answer = await club.as(ana).get('personal-info');
    expect(answer.body).toEqual({ username: 'ana', email: 'ana@example.com', contactPublic: false });
  });

  test('saving replaces both and ends every session', async () => {
    await db.handle
      .insertInto('identity_payload')
      .values({ model: 'Session', id: 'one', uid: 'one', account_id: ana.identityId, payload: '{}' })
      .execute();
    const setting = jest.spyOn(directory, 'setPassword');
    const answer = await save(' nova@example.com ', 'nova lozinka 2');
    const [, , given] = setting.mock.calls[0] ?? [];
    setting.mockRestore();
    // Hashed before the transaction, which would keep a connection of the database for as long.
    expect(given).toMatchObject({ text: 'nova lozinka 2', hash: expect.any(String) });
    expect(answer.body).toEqual({ message: 'Podaci su spremljeni. Prijavite se ponovno novom lozinkom.' });
    expect((await stored())?.email).toBe('nova@example.com');
    expect(await hasPassword(db, ana.identityId, 'nova lozinka 2')).toBe(true);
    expect(await db.handle.selectFrom('identity_payload').selectAll().execute()).toEqual([]);
    expect((await club.as(ana).get('personal-info')).body.email).toBe('nova@example.com');
  });

  test('with a sign-in older than 15 minutes neither is changed, but other calls work', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const [late, early] = await Promise.all([
      club.addMember({ email: 'late@example.com', signedInAt: minutesAgo(16) }),
      club.addMember({ signedInAt: minutesAgo(14) }),
    ]);
    const body = { email: 'nova2@example.com', newPassword: 'kratka' };
    const refused = await club.as(late).post('personal-info', body);
    expect([refused.status, refused.body.code]).toEqual([403, 'SIGN_IN_AGAIN']);
    expect((await club.as(late).get('personal-info')).body.email).toBe('late@example.com');
    expect((await club.as(late).put('personal-info/consent', { contactPublic: true })).status).toBe(200);
    expect((await club.as(early).post('personal-info', body)).body.fields).toHaveProperty('newPassword');
  });

  test('an e-mail of another member is refused at its field, in any spelling; nothing is stored', async () => {
    await club.addMember({ email: 'Cedo@Example.com' });
    const answer = await save('cedo@example.COM', 'sasvim nova sedmica');
    const message = 'Adresa e-pošte već pripada drugom korisniku.';
    expect(answer.body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', fields: { email: message } });
    expect(await hasPassword(db, ana.identityId, 'sasvim nova sedmica')).toBe(false);
    expect((await stored())?.email).not.toMatch(/cedo/i);
  });

  test('that an e-mail is taken is not revealed to somebody whose new password is refused', async () => {
    await club.addMember({ email: 'dora@example.com' });
    const current = (await hasPassword(db, ana.identityId, OLD_PASSWORD)) ? OLD_PASSWORD : 'nova lozinka 2';
    for (const password of ['qwertz123456', current]) {
      const { body } = await save('dora@example.com', password);
      expect(body).toMatchObject({ status: 400, code: 'PASSWORD_WEAK' });
      expect(Object.keys(body.fields)).toEqual(['newPassword']);
    }
  });

  test('of two members who concurrently choose one e-mail, one gets it', async () => {
    const twins = await Promise.all([club.addMember(), club.addMember()]);
    for (const { identityId } of twins) {
      const person = { username: identityId, firstName: 'B', lastName: 'B', email: `${identityId}@example.com` };
      await addIdentity(db, { ...person, id: identityId, password: OLD_PASSWORD });
    }
    const body = { email: 'oboje@example.com', newPassword: 'sasvim nova sedmica' };
    const answers = await Promise.all(twins.map((twin) => club.as(twin).post('personal-info', body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('the consent is a separate switch, on record; public pages follow it at once', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    const choose = (contactPublic: boolean) => club.as(iva).put('personal-info/consent', { contactPublic });
    let shown = club.live.version('members');
    for (const [isPublic, message] of [
      [true, 'Vaši kontakti su javni.'],
      [false, 'Vaši kontakti više nisu javni.'],
    ] as const) {
      expect((await choose(isPublic)).body).toEqual({ message });
      expect((await club.as(iva).get('personal-info')).body.contactPublic).toBe(isPublic);
      expect(club.live.version('members')).toBeGreaterThan(shown);
      shown = club.live.version('members');
      // Sent again, because the answer was lost.
      expect((await choose(isPublic)).body).toEqual({ message });
      expect(club.live.version('members')).toBe(shown);
    }
    const consents = db.handle.selectFrom('consent').select(['kind', 'given']).where('member_id', '=', iva.id);
    expect(await consents.orderBy('id').execute()).toEqual([
      { kind: 'CONTACT_PUBLIC', given: true },
      { kind: 'CONTACT_PUBLIC', given: false },
    ]);
  });

  test('somebody who was erased a moment ago can read and choose nothing', async () => {
    const left = await club.addMember({ firstName: 'Bivši' });
    // Still active: the token outlives the erasure by no more than a call that is under way.
    await db.handle.updateTable('member').set({ erased_at: club.clock.now() }).where('id', '=', left.id).execute();
    const refused = [
      await club.as(left).get('personal-info'),
      await club.as(left).put('personal-info/consent', { contactPublic: true }),
      await club.as(left).post('personal-info', { email: 'bivsi@example.com', newPassword: 'sasvim nova sedmica' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(['MEMBER_UNKNOWN', 'MEMBER_ERASED', 'MEMBER_ERASED']);
    const { email, contact_public } = await db.handle
      .selectFrom('member')
      .selectAll()
      .where('id', '=', left.id)
      .executeTakeFirstOrThrow();
    expect([email, contact_public]).toEqual([null, false]);
  });
});
