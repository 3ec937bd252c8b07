import type { Database } from '../../platform/database';
import { seasonChangesSince } from './season-changes.repository';

/** All changes of a season, newest first. */
export const listChanges = (db: Database, year: number) => seasonChangesSince(db.handle, year, 0);
