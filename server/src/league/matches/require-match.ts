import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { findMatch, type LeagueMatchRow } from './league-matches.repository';

/** @throws Refusal 404 `MATCH_UNKNOWN` */
export async function requireMatch(handle: Handle, id: string): Promise<LeagueMatchRow> {
  const row = await findMatch(handle, id);
  if (!row) throw matchUnknown();
  return row;
}

export const matchUnknown = () => new Refusal(404, 'MATCH_UNKNOWN', 'Taj meč ne postoji.');
