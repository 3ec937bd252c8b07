import type { Database } from '../../database';
import type { Directory } from '../directory';
import { type MemberInvitations, memberInvitations } from '../invitations/member-invitations.service';

/** For tests of code that invites members. */
export const invitationsForTests = (database: Database, directory: Directory): MemberInvitations =>
  memberInvitations(database, { directory, secret: 'secret of the tests' });
