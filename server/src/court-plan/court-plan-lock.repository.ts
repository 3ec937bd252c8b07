import { sql } from 'kysely';
import { preparedStatement, type Tx } from '../platform/database';

const COURT_PLAN = `hashtext('court plan')`;

const hold = preparedStatement('hold-court-plan', `select pg_advisory_xact_lock_shared(${COURT_PLAN})`);

/**
 * Prevents changes of seasons, hidden slots and closures until the transaction ends, so that a booking cannot be made
 * on courts that have just been closed. Bookings do not wait for each other here. Called before anything is read or
 * locked.
 */
export async function lockCourtPlanShared(tx: Tx): Promise<void> {
  await hold(tx);
}

/** Waits for the running bookings and blocks new ones until the change is committed; called first, as above. */
export async function lockCourtPlan(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.raw(COURT_PLAN)})`.execute(tx);
}
