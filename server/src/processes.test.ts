import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import { onPostgres, secondPool, withoutNotifications } from './platform/database/testing';
import type { TestClub, TestMember } from './testing/test-club';
import { openWholeClub } from './testing/whole-club';

type Change = readonly [method: 'POST' | 'PUT', path: string, payload: object];

const PLAYER = { nickname: null, birthDate: null, residence: null, email: null, phone: null, plays: null };

/** One change for each thing that a process caches between two calls, and for some that it does not. */
const changesBy = (admin: TestMember): readonly Change[] => [
  ['POST', 'create-frendly-reservation', { id: 4, index: 2, formattedDate: '2026-07-11' }],
  ['POST', 'admin-users', { userId: admin.id, amount: 20, confirmed: true }],
  [
    'PUT',
    'admin/settings/club-profile',
    { name: 'TK Novi', motto: 'Uz rijeku', primary: '#1a62b3', secondary: '#134a88' },
  ],
  ['PUT', 'admin/settings/landing-dates', { registrationFrom: '02-01', leagueFrom: '05-02', leagueUntil: '10-01' }],
  ['POST', 'admin/settings/hidden-slots', { teren: 1, vrijemeTermina: '08:00', from: '2026-07-12' }],
  ['PUT', 'admin/settings/courts', { lighted: [1, 2] }],
  [
    'POST',
    'organization-expenses',
    { year: 2026, expenseName: 'Struja', expenseAmount: 20, expenseDate: '2026-07-01', description: null },
  ],
  ['POST', 'admin/league/seasons', { year: 2027 }],
  ['POST', 'admin/league/players', { firstName: 'Iva', lastName: 'Ivić', ...PLAYER }],
  [
    'POST',
    'admin/user-management',
    { firstName: 'Vesna', lastName: 'Novak', userName: 'vesna', password: 'Nova-lozinka-77' },
  ],
];

/** Every read that needs no parameters. */
async function readsOf({ app }: TestClub): Promise<string[]> {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  return Object.keys(paths).filter((path) => paths[path].get && !/[{]|events$|admin\/status$/.test(path));
}

onPostgres((open) => {
  test('a process that is notified of nothing shows a page the same as the one that made the change', async () => {
    const database = await open();
    const club = await openWholeClub(database);
    const other = await openWholeClub(withoutNotifications(await secondPool(database)));
    const admin = await club.addMember({ roles: ['USER', 'ADMIN', 'MAINTENANCE'], inLeague: true });
    const reads = await readsOf(club);
    /** The answers to a page that knows of all changes. */
    const answersOf = async ({ app }: TestClub): Promise<Record<string, string>> => {
      const received = Object.entries(club.live.versions()).map(([topic, version]) => [topic, String(version)]);
      const headers = { ...admin.headers, [LIVE_VERSIONS_HEADER]: String(new URLSearchParams(received)) };
      // All at once: the first one must not have caught up for the others.
      const answers = reads.map(async (url) => [url, (await app.inject({ url, headers })).body]);
      return Object.fromEntries(await Promise.all(answers));
    };

    expect(await answersOf(other)).toEqual(await answersOf(club));
    for (const [method, path, payload] of changesBy(admin)) {
      const { statusCode } = await club.app.inject({ method, url: `/api/${path}`, headers: admin.headers, payload });
      expect([path, Math.floor(statusCode / 100)]).toEqual([path, 2]);
      expect([path, await answersOf(other)]).toEqual([path, await answersOf(club)]);
    }
  });
});
