import type { Database } from '../../platform/database';
import { seasonChangesSince } from './season-changes.repository';

/** Everything that was ever changed in a season, newest first. */
export const listChanges = (db: Database, year: number) => seasonChangesSince(db.handle, year, 0);
