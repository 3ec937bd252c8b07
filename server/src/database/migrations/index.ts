import type { Migration } from 'kysely';
import * as collation from './0001-collation';
import * as club from './0002-club';
import * as identity from './0003-identity';
import * as actionLog from './0004-action-log';
import * as reservationTally from './0005-reservation-tally';
import * as calendarFeed from './0006-calendar-feed';
import * as entryKey from './0007-entry-key';
import * as memberNames from './0008-member-names';
import * as tallyByMember from './0009-tally-by-member';

/** Every migration, in order. Listed, not found in a folder: the built server is one file. */
export const migrations: Record<string, Migration> = {
  '0001-collation': collation,
  '0002-club': club,
  '0003-identity': identity,
  '0004-action-log': actionLog,
  '0005-reservation-tally': reservationTally,
  '0006-calendar-feed': calendarFeed,
  '0007-entry-key': entryKey,
  '0008-member-names': memberNames,
  '0009-tally-by-member': tallyByMember,
};
