import { randomUUID } from 'node:crypto';
import { noticesForTests, openMailServer } from '../notices/testing';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { Directory, MemberInvitations } from '../platform/identity';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { invitationsForTests } from '../platform/identity/testing/invitations';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createInviting, createJoining } from '../user-management';
import { createMembersImport, membersImportRoutes } from '.';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let invitations: MemberInvitations;
  let notices: ReturnType<typeof noticesForTests>;
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  beforeEach(async () => {
    db = await open();
    mails = await openMailServer();
    const directory = await openDirectoryForTests(db);
    club = await openTestClub(db, (base) => {
      const parts = { ...base, directory };
      invitations = invitationsForTests(db, directory);
      notices = noticesForTests({ ...parts, invitations, mail: { kind: 'SMTP', url: mails.url } });
      const inviting = createInviting({ ...parts, invitations, notices, clubName: () => 'Tenis Ivankovo' });
      return [
        membersImportRoutes(createMembersImport({ ...parts, joining: createJoining(parts), inviting })),
        ...notices.calls,
      ];
    });
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });
  afterEach(async () => {
    await notices.close();
    await mails.stop();
  });

  const BAD = 'ime;prezime;email\nIva;Ivić;iva@example.com\nIvo;;ivo@example.com\nEva;Anić;';
  const GOOD = BAD.replace('Ivo;;', 'Ivo;Ivić;');
  const importing = (text: string) => club.as(admin).post('admin/members-import', { text });
  const usernames = async () =>
    (await db.handle.selectFrom('identity_user').select(['username', 'one_time']).orderBy('username').execute()).map(
      ({ username, one_time }) => [username, one_time],
    );

  test('the longest file of members is read, although each of its letters has two bytes', async () => {
    const text = `ime;prezime;email\nIva;${'š'.repeat(199_000)};`;
    const answer = await club.as(admin).post('admin/members-import/check', { text });
    expect([answer.status, answer.body.problems]).toEqual([200, [expect.objectContaining({ line: 2 })]]);
  });

  test('a quote that is never closed is reported at the line where it begins', async () => {
    const text = 'ime;prezime\nAna;"Kovač"\n"Iva;Novak\nLuka;Horvat';
    expect((await club.as(admin).post('admin/members-import/check', { text })).body).toEqual({
      members: [],
      problems: [{ line: 3, message: 'Navodnik koji ovdje počinje nije zatvoren na kraju polja.' }],
    });
  });

  test('members from a file: all of them, or none and no e-mail', async () => {
    expect((await club.as(admin).post('admin/members-import/check', { text: BAD })).body).toMatchObject({
      members: [
        { username: 'iva.ivic', invitation: 'EMAIL' },
        { username: 'ivo', invitation: 'EMAIL' },
        { username: 'eva.anic', invitation: 'NO_ADDRESS' },
      ],
      problems: [{ line: 3, message: 'Stupac „prezime”: unesite prezime.' }],
    });
    const refused = await importing(BAD);
    expect([refused.status, refused.body.code]).toEqual([400, 'MEMBERS_FILE']);
    expect(await usernames()).toEqual([]);

    expect((await importing(GOOD)).status).toBe(200);
    const joined = [
      ['eva.anic', true],
      ['iva.ivic', true],
      ['ivo.ivic', true],
    ];
    expect(await usernames()).toEqual(joined);
    // The same file again: all its members exist already.
    expect((await importing(GOOD)).status).toBe(400);
    await notices.dispatch();
    expect(await usernames()).toEqual(joined);
    expect(mails.received.map(({ to }) => to).sort()).toEqual(['iva@example.com', 'ivo@example.com']);
  });

  test('a file of names alone that is imported again, because its answer was lost, adds nobody', async () => {
    const text = 'ime;prezime;korisnicko_ime\nIva;Ivić;\nIva;Ivić;iva.mlada\nIvo;Ivić;';
    expect((await importing(text)).status).toBe(200);
    const joined = [
      ['iva.ivic', true],
      ['iva.mlada', true],
      ['ivo.ivic', true],
    ];
    expect(await usernames()).toEqual(joined);
    expect((await importing(text)).body).toMatchObject({
      code: 'MEMBERS_FILE',
      problems: [{ line: 2 }, { line: 3 }, { line: 4 }],
    });
    expect(await usernames()).toEqual(joined);
  });

  describe('an import whose answer was lost', () => {
    const send = (key: string, text = GOOD, path = '') =>
      club.as(admin, { 'idempotency-key': key }).post(`admin/members-import${path}`, { text });
    const message =
      'Članovi iz ove datoteke već su uvezeni, a odgovor se izgubio. Onima kojima nije poslana pozivnica e-poštom postavite nove jednokratne lozinke na stranici „Upravljanje korisnicima”.';

    test('is not described as a file of errors, when it is sent or checked again', async () => {
      const key = randomUUID();
      expect((await send(key, GOOD, '/check')).body.problems).toEqual([]);
      expect((await send(key)).status).toBe(200);
      for (const again of [await send(key), await send(key, GOOD, '/check')]) {
        expect([again.status, again.body.code, again.body.message]).toEqual([409, 'MEMBERS_IMPORTED', message]);
      }
      expect(await usernames()).toHaveLength(3);
      const other = randomUUID();
      expect((await send(other)).body.code).toBe('MEMBERS_FILE');
      expect((await send(other, GOOD, '/check')).body.problems).toHaveLength(5);
    });

    test('and arrives again while the first is still working: the members are added once', async () => {
      const key = randomUUID();
      const answers = await Promise.all([send(key), send(key)]);
      expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [200, undefined],
        [409, 'MEMBERS_IMPORTED'],
      ]);
      expect(await usernames()).toHaveLength(3);
    });

    test('adds the members once a file that was refused is mended', async () => {
      const key = randomUUID();
      expect((await send(key, BAD)).body.code).toBe('MEMBERS_FILE');
      expect((await send(key)).status).toBe(200);
    });
  });

  test('members with an address are invited by one e-mail with a personal link, the others get a password', async () => {
    expect((await importing(GOOD)).body).toEqual({
      message: 'Uvezeno: 3 člana.',
      emailed: [
        { name: 'Iva Ivić', email: 'iva@example.com' },
        { name: 'Ivo Ivić', email: 'ivo@example.com' },
      ],
      invitations: [
        { name: 'Eva Anić', username: 'eva.anic', oneTimePassword: expect.stringMatching(/^[a-z2-9-]{17}$/) },
      ],
    });
    await notices.dispatch();
    await notices.dispatch();
    const links = mails.received.map(({ text }) => /http:\/\/localhost(\/realms\/\S+)/.exec(text)?.[1] ?? '');
    expect(new Set(links).size).toBe(2);
    const [message] = mails.received.filter(({ to }) => to === 'iva@example.com');
    expect(message?.headers.get('subject')).toBe('Tenis Ivankovo: pozivnica');
    expect(message?.headers.has('list-unsubscribe')).toBe(false);
    expect(message?.text).toContain('Vaše korisničko ime je iva.ivic.');
    const token = new URL(/http\S+/.exec(message?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    expect(await invitations.accept(token, 'Zemlja-i-loptica-7')).toMatchObject({ username: 'iva.ivic' });
    expect(Object.fromEntries(await usernames())).toEqual({ 'eva.anic': true, 'iva.ivic': false, 'ivo.ivic': true });

    // The stored and listed texts contain no usable link.
    const stored = await db.handle.selectFrom('notice').selectAll().execute();
    const listed = await club.as(admin).get('admin/sent-mail');
    expect(listed.body.mails).toHaveLength(2);
    expect(JSON.stringify([stored, listed.body])).not.toContain(token);
    expect(stored.map(({ in_app }) => in_app)).toEqual([false, false]);
  });

  test('an e-mail that could not be sent in time is dropped when a newer invitation has replaced it', async () => {
    await importing('ime;prezime;email\nIva;Ivić;iva@example.com');
    const { id } = await db.handle.selectFrom('identity_user').select('id').executeTakeFirstOrThrow();
    await db.transaction((tx) => invitations.invite(tx, id));
    await notices.dispatch();
    expect(mails.received).toEqual([]);
    expect((await club.as(admin).get('admin/sent-mail')).body.mails).toMatchObject([{ state: 'DROPPED' }]);
  });
});

eachEngine((open) => {
  test.each([
    ['without a mail server', 'NO_MAIL', 'embedded'],
    ['where a Keycloak holds the passwords', 'KEYCLOAK', 'keycloak'],
  ] as const)('%s everybody gets a password, and nobody an e-mail', async (_name, invitation, kind) => {
    const db = await open();
    const embedded = await openDirectoryForTests(db);
    const mails = await openMailServer();
    const club = await openTestClub(db, (base) => {
      // Only the kind of the directory matters here, and a user of it who is no member.
      const directory: Directory = Object.assign(Object.create(embedded), { kind, usernames: async () => ['trener'] });
      const parts = { ...base, directory, invitations: invitationsForTests(db, directory), clubName: () => 'Klub' };
      const notices = noticesForTests(
        kind === 'keycloak' ? { ...parts, mail: { kind: 'SMTP', url: mails.url } } : parts,
      );
      const inviting = createInviting({ ...parts, notices });
      return [membersImportRoutes(createMembersImport({ ...parts, joining: createJoining(parts), inviting }))];
    });
    const admin = await club.addMember({ roles: ['ADMIN'] });
    const file = { text: 'ime;prezime;email\nIva;Ivić;iva@example.com' };
    expect((await club.as(admin).post('admin/members-import/check', file)).body.members).toMatchObject([
      { email: 'iva@example.com', invitation },
    ]);
    expect((await club.as(admin).post('admin/members-import', file)).body).toMatchObject({
      emailed: [],
      invitations: [{ username: 'iva.ivic', oneTimePassword: expect.any(String) }],
    });
    expect(await db.handle.selectFrom('notice').selectAll().execute()).toEqual([]);
    const coach = { text: 'ime;prezime;korisnicko_ime\nIvo;Anić;Trener' };
    expect((await club.as(admin).post('admin/members-import/check', coach)).body.problems).toEqual([
      { line: 2, message: 'Korisničko ime trener već postoji.' },
    ]);
    await mails.stop();
  });
});
