import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createClub } from '../club';
import { createClubProfiles } from '../club-profile';
import { statusForTests } from '../club-status/testing';
import { writePresets } from '../court-plan';
import { noticesForTests } from '../notices/testing';
import type { TestDatabase } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { invitationsForTests } from '../platform/identity/testing/invitations';
import { streamCount } from '../platform/live';
import { noRemotes } from '../platform/remotes/testing';
import { createRetention } from '../retention';
import { openTestClub, type TestClub } from './test-club';

const SEASON = { name: 'Sezona', opensOn: '2026-01-01', closesOn: '2026-12-31' };

/**
 * The app with every call of the club, as `openTestClub`, over the presets of a new database.
 * @param before what is registered before the calls, for a test that looks at each of them
 */
export async function openWholeClub(
  database: TestDatabase,
  before: readonly FastifyPluginAsyncZod[] = [],
): Promise<TestClub> {
  const directory = await openDirectoryForTests(database);
  const club = await openTestClub(database, (parts) => {
    const report = (error: unknown) => {
      throw error;
    };
    const own = { ...parts, publicUrl: 'http://localhost', report };
    const { calls } = createClub({
      ...own,
      directory,
      invitations: invitationsForTests(database, directory),
      media: '/nowhere',
      remotes: noRemotes,
      notices: noticesForTests(own),
      profiles: createClubProfiles(own),
      streams: streamCount(),
      status: statusForTests(own),
      retention: createRetention({ ...own, media: '/nowhere' }),
    });
    return [...before, ...calls];
  });
  await database.transaction((tx) => writePresets(tx, club.clock.today(), SEASON));
  return club;
}
