import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { matchesOfSeason } from '../matches/league-matches.repository';
import { presentMatch } from '../matches/match.presenter';
import { readPlayerNames } from '../players/player-names';
import type { ResultRow } from '../seasons/season-store.repository';

/**
 * Nothing is closed over a disputed result: an administrator decides about each first (resolution 42).
 * @param what what is refused, in the genitive: `objave`
 * @throws Refusal 409 `RESULTS_DISPUTED` with the matches, if any of the results is disputed
 */
export async function refuseDisputed(tx: Tx, year: number, results: readonly ResultRow[], what: string): Promise<void> {
  const ids = new Set(results.filter(({ state }) => state === 'DISPUTED').map(({ match_id }) => match_id));
  if (ids.size === 0) return;
  const names = await readPlayerNames(tx);
  const rows = (await matchesOfSeason(tx, year)).filter(({ id }) => ids.has(id));
  const disputed = rows.map((row) => ({ match: presentMatch(row, names), reason: row.disputeReason ?? '' }));
  const message = `Osporene rezultate treba ispraviti ili potvrditi prije ${what}.`;
  throw new Refusal(409, 'RESULTS_DISPUTED', message, undefined, { disputed });
}
