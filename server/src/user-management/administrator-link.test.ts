import type { ActionLog } from '@club/shared/contracts/action-log';
import { eachEngine } from '../platform/database/testing';
import { hasPassword } from '../platform/identity/testing/directory';
import type { TestMember } from '../testing/test-club';
import { createAdministratorLink } from './administrator-link.service';
import { openUserManagement } from './testing';

const FORGOTTEN = 'Loptica-3-seta';
const CHOSEN = 'Zemlja-i-loptica-7';

eachEngine((open) => {
  let club: Awaited<ReturnType<typeof openUserManagement>>['club'];
  let directory: Awaited<ReturnType<typeof openUserManagement>>['directory'];
  let invitations: Awaited<ReturnType<typeof openUserManagement>>['invitations'];
  let reader: TestMember;
  let linkFor: ReturnType<typeof createAdministratorLink>;
  let vlasta: number;
  beforeAll(async () => {
    const database = await open();
    const opened = await openUserManagement(database);
    ({ club, directory, invitations } = opened);
    const parts = { ...club, directory, invitations };
    linkFor = createAdministratorLink({ ...parts, publicUrl: 'https://tenis.klub.hr' });
    reader = await club.addMember({ roles: ['ADMIN'] });
    const join = (username: string, firstName: string, roles: ('USER' | 'ADMIN')[]) =>
      opened.joining.join({ username, firstName, lastName: 'Perić', password: FORGOTTEN, email: null, roles });
    vlasta = await join('vlasta', 'Vlasta', ['USER', 'ADMIN']);
    await join('luka', 'Luka', ['USER']);
  });

  const identityOf = async (username: string): Promise<string> => {
    const row = club.db.handle.selectFrom('member').select('identity_id').where('username', '=', username);
    return (await row.executeTakeFirstOrThrow()).identity_id;
  };
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const log = async () => {
    const { entries }: ActionLog = (await club.as(reader).get('admin/action-log?size=100')).body;
    return entries.filter(({ action }) => action === 'Poveznica za novu lozinku');
  };
  const openLinks = async () => (await club.db.handle.selectFrom('identity_payload').select('id').execute()).length;

  test('an administrator who has forgotten the password chooses another one by the link, once', async () => {
    const { name, link } = await linkFor(' Vlasta ');
    expect(name).toBe('Vlasta Perić');
    expect(link).toMatch(/^https:\/\/tenis\.klub\.hr\/realms\/club\/invitation\?token=[\w-]{43}$/);
    const identity = await identityOf('vlasta');
    expect(await hasPassword(club.db, identity, FORGOTTEN)).toBe(true);
    expect(await invitations.accept(tokenOf(link), CHOSEN)).toMatchObject({ username: 'vlasta' });
    expect(await hasPassword(club.db, identity, CHOSEN)).toBe(true);
    expect(await invitations.accept(tokenOf(link), 'Druga-loptica-8')).toBeUndefined();
  });

  test('only the pages that show passwords read again', async () => {
    const refreshed: unknown[] = [];
    const stop = club.live.onChange((change) => refreshed.push(change?.topic));
    await linkFor('vlasta');
    stop();
    expect(refreshed).toEqual(['passwords']);
  });

  test('the log says of whom and how, with that administrator as the one who acted, and without the link', async () => {
    const { link } = await linkFor('vlasta');
    const [newest] = await log();
    expect(newest).toMatchObject({
      actor: 'Vlasta Perić',
      subject: 'Vlasta Perić',
      after: { Izdana: 'naredbom na poslužitelju' },
    });
    expect(JSON.stringify(newest)).not.toContain(tokenOf(link));
  });

  test.each([
    ['vlatsa', 'Korisnika s korisničkim imenom vlatsa nema.'],
    [
      'luka',
      'Luka Perić nema ulogu administratora: novu lozinku daje administrator na stranici „Upravljanje korisnicima”.',
    ],
  ])('%s: refused, and nothing is written', async (username, message) => {
    const before = [await log(), await openLinks()];
    await expect(linkFor(username)).rejects.toThrow(message);
    expect([await log(), await openLinks()]).toEqual(before);
  });

  test('an administrator who is deactivated or erased gets none', async () => {
    const change = (changes: object) =>
      club.db.handle.updateTable('member').set(changes).where('id', '=', vlasta).execute();
    const before = [await log(), await openLinks()];
    await change({ active: false });
    await expect(linkFor('vlasta')).rejects.toThrow('Račun nije aktivan: Vlasta Perić.');
    await change({ erased_at: club.clock.now() });
    await expect(linkFor('vlasta')).rejects.toThrow('Osobni podaci tog korisnika su izbrisani.');
    expect([await log(), await openLinks()]).toEqual(before);
  });
});
