import { sql } from 'kysely';

/** Changes whenever the user's sessions are ended: an approval of a sign-in is valid until then. */
export const sessionsEpoch = sql<string>`coalesce(extract(epoch from sessions_ended_at)::text, 'never')`;
