import type { ClubProfile } from '@club/shared/contracts/club-profile';
import { actionLogRoutes, createActionLog } from '../action-log';
import type { TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub } from '../testing/test-club';
import { type ClubProfiles, clubProfileRoutes, createClubProfiles } from '.';

export const BLUE = { name: 'TK Vinkovci', motto: 'Tenis u parku', primary: '#1a62b3', secondary: '#134a88' };

export type ProfileClub = Awaited<ReturnType<typeof openProfileClub>>;

/** A club with the preset profile, and an administrator who changes it. */
export async function openProfileClub(db: TestDatabase) {
  await openCourtsForTests(db, { opensOn: '2026-01-01', closesOn: '2026-12-31' });
  let opened: ClubProfiles | undefined;
  const club = await openTestClub(db, (parts) => {
    opened = createClubProfiles({ ...parts, report: console.error });
    return [clubProfileRoutes(opened), actionLogRoutes(createActionLog(db))];
  });
  const profiles = opened as ClubProfiles;
  await profiles.load();
  const admin = await club.addMember({ roles: ['ADMIN'] });
  return {
    club,
    admin,
    profiles,
    present: async (): Promise<ClubProfile> => (await club.app.inject({ url: '/api/club-profile' })).json(),
    save: (payload: object) =>
      club.app.inject({ method: 'PUT', url: '/api/admin/settings/club-profile', headers: admin.headers, payload }),
  };
}
