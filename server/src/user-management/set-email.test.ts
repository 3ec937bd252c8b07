import type { ActionLog } from '@club/shared/contracts/action-log';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { findIdentity } from '../platform/identity/testing/directory';
import type { TestMember } from '../testing/test-club';
import { openUserManagement } from './testing';

const PASSWORD = 'Loptica-3-seta';

eachEngine((open) => {
  let database: TestDatabase;
  let parts: Awaited<ReturnType<typeof openUserManagement>>;
  let admin: TestMember;
  let count = 0;

  /** A member who was imported with this address and an invitation. */
  const enrol = async (email: string | null) => {
    count += 1;
    const person = { username: `iva.${count}`, firstName: 'Iva', lastName: `Krivić ${count}`, email };
    const id = await parts.joining.join({ ...person, password: PASSWORD, oneTime: true, roles: ['USER'] });
    const { identity_id: identityId } = await database.handle
      .selectFrom('member')
      .select('identity_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const reference = await database.transaction((tx) => parts.invitations.invite(tx, identityId));
    return { id, identityId, reference, name: `Iva Krivić ${count}` };
  };
  const set = (id: number, body: object, by = admin) =>
    parts.club.as(by).put(`admin/user-management/${id}/email`, body);
  const emailOf = async ({ id, identityId }: { id: number; identityId: string }) => [
    (await parts.club.as(admin).get<ManagedUser>(`admin/user-management/${id}`)).body.email,
    (await findIdentity(database, identityId))?.email,
  ];
  const logged = async (name: string) =>
    (await parts.club.as(admin).get<ActionLog>('admin/action-log?size=100')).body.entries.filter(
      ({ subject }) => subject === name,
    );

  beforeAll(async () => {
    database = await open();
    parts = await openUserManagement(database);
    admin = await parts.club.addMember({ roles: ['ADMIN'] });
  });

  test('a wrong address is corrected, and the link that was sent to it ends', async () => {
    const iva = await enrol('iva@exmaple.com');
    const answer = await set(iva.id, { email: ' iva@example.com ', seen: 'iva@exmaple.com' });
    expect([answer.status, answer.body.message]).toEqual([
      200,
      `E-pošta je spremljena: ${iva.name}. Ranije poslana pozivnica više ne vrijedi.`,
    ]);
    expect(await emailOf(iva)).toEqual(['iva@example.com', 'iva@example.com']);
    expect(await parts.invitations.pathOf(iva.reference)).toBeUndefined();
    // An erasure would not find a former address in the log.
    expect(await logged(iva.name)).toMatchObject([
      { action: 'Promjena e-pošte', before: null, after: { 'E-pošta': 'promijenjena' } },
    ]);
    expect(JSON.stringify(await logged(iva.name))).not.toContain('@');
  });

  test('an address is entered for a user without one, and removed', async () => {
    const iva = await enrol(null);
    expect((await set(iva.id, { email: `iva.${iva.id}@example.com`, seen: null })).status).toBe(200);
    expect(await emailOf(iva)).toEqual([`iva.${iva.id}@example.com`, `iva.${iva.id}@example.com`]);
    expect((await set(iva.id, { email: null })).body).toEqual({ message: `E-pošta je spremljena: ${iva.name}.` });
    expect(await emailOf(iva)).toEqual([null, null]);
    expect((await logged(iva.name)).map(({ after }) => after?.['E-pošta'])).toEqual(['uklonjena', 'upisana']);
  });

  test('the address that is stored already changes nothing: neither the link nor the log', async () => {
    const iva = await enrol('ista@example.com');
    expect((await set(iva.id, { email: 'ista@example.com', seen: 'davna@example.com' })).status).toBe(200);
    expect(await parts.invitations.pathOf(iva.reference)).toEqual(expect.any(String));
    expect(await logged(iva.name)).toEqual([]);
  });

  describe('refused', () => {
    test.each(['nije adresa', '', 7])('what is no address: %j', async (email) => {
      const answer = await set((await enrol(null)).id, { email });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['email']]);
    });

    test('to a member, and for a user who does not exist or is erased', async () => {
      const iva = await enrol(null);
      expect((await set(iva.id, { email: null }, await parts.club.addMember())).status).toBe(403);
      expect((await set(999_999, { email: null })).body.code).toBe('MEMBER_UNKNOWN');
      const erased = { erased_at: new Date() };
      await database.handle.updateTable('member').set(erased).where('id', '=', iva.id).execute();
      expect((await set(iva.id, { email: 'iva@klub.hr' })).body.code).toBe('MEMBER_ERASED');
    });

    test('the address of another member, at its field; the link stays valid', async () => {
      await enrol('zauzeta@example.com');
      const iva = await enrol('prva@example.com');
      const answer = await set(iva.id, { email: 'Zauzeta@example.com', seen: 'prva@example.com' });
      expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
        409,
        'EMAIL_TAKEN',
        ['email'],
      ]);
      expect(await emailOf(iva)).toEqual(['prva@example.com', 'prva@example.com']);
      expect(await parts.invitations.pathOf(iva.reference)).toEqual(expect.any(String));
    });

    test('a form that shows an address which somebody else has replaced, with the one stored now', async () => {
      const iva = await enrol('sada@example.com');
      const answer = await set(iva.id, { email: 'moja@example.com', seen: 'prije@example.com' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_CHANGED', current: 'sada@example.com' } });
      expect(answer.body.message).toContain('Sada: sada@example.com.');
      expect(await emailOf(iva)).toEqual(['sada@example.com', 'sada@example.com']);
    });

    test('to an administrator whose sign-in is older than 15 minutes, the own address', async () => {
      const dora = await parts.club.addMember({
        roles: ['ADMIN'],
        signedInAt: new Date(Date.now() - 16 * 60_000),
      });
      expect((await set(dora.id, { email: 'dora@example.com' }, dora)).body.code).toBe('SIGN_IN_AGAIN');
    });
  });
});
