import { type NewNotice, type NoticeText, resultConfirmedNotice, resultDisputedNotice } from '../../notices';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { type LeagueMatchRow, matchesOfSeason } from '../matches/league-matches.repository';
import { SIDES } from '../matches/match-sides';
import { matchTitle, pairNames } from '../matches/pair-names';
import { resultText } from '../matches/result-text';
import { readPlayerNames } from '../players/player-names';
import type { StateChange } from '../results/write-results';
import { resultNotices } from '../season-notices/result-notices';
import { resultOfColumns } from '../seasons/result-columns';
import type { ResultRow } from '../seasons/season-store.repository';

/**
 * Nothing is closed over a disputed result: an administrator decides about each first (resolution 42).
 * @param what what is refused, in the genitive: `objave`
 * @throws Refusal 409 `RESULTS_DISPUTED` if any of the results is disputed
 */
export async function refuseDisputed(tx: Tx, year: number, results: readonly ResultRow[], what: string): Promise<void> {
  const disputed = await disputedMatches(tx, year, results);
  if (disputed.length === 0) return;
  throw new Refusal(409, 'RESULTS_DISPUTED', `Osporene rezultate treba ispraviti ili potvrditi prije ${what}.`);
}

/**
 * The disputed results that a closing accepts: a notice to both sides of each, and the matches by name.
 * @param by the administrator who closes; null for the club's own services
 */
export async function acceptDisputed(tx: Tx, year: number, results: readonly ResultRow[], by: number | null) {
  return notifySides(tx, await disputedMatches(tx, year, results), by, (_, facts) => resultConfirmedNotice(facts));
}

/**
 * The same for results that are disputed again, because the closing that accepted them is undone.
 * @param states by match, with the reasons of the disputes
 * @param by the administrator who undoes it; null for the club's own services
 */
export async function reopenDisputed(
  tx: Tx,
  year: number,
  states: ReadonlyMap<string, StateChange>,
  by: number | null,
) {
  const ids = [...states].flatMap(([id, { state }]) => (state === 'DISPUTED' ? [id] : []));
  return notifySides(tx, await matchesOf(tx, year, ids), by, ({ id }, facts) => {
    return resultDisputedNotice({ ...facts, reason: states.get(id)?.reason ?? '' });
  });
}

async function notifySides(
  tx: Tx,
  rows: readonly LeagueMatchRow[],
  by: number | null,
  textOf: (row: LeagueMatchRow, facts: { readonly match: string; readonly result: string }) => NoticeText,
) {
  const names = await readPlayerNames(tx);
  const notices: NewNotice[] = [];
  const titles: string[] = [];
  for (const row of rows) {
    const players = pairNames(row, names);
    const match = matchTitle(players);
    const text = textOf(row, { match, result: resultText(resultOfColumns(row), players) });
    titles.push(match);
    notices.push(...(await resultNotices(tx, row, { sides: SIDES, by, text })));
  }
  return { notices, titles };
}

function disputedMatches(tx: Tx, year: number, results: readonly ResultRow[]): Promise<LeagueMatchRow[]> {
  const disputed = results.filter(({ state }) => state === 'DISPUTED');
  return matchesOf(
    tx,
    year,
    disputed.map(({ match_id }) => match_id),
  );
}

async function matchesOf(tx: Tx, year: number, ids: readonly string[]): Promise<LeagueMatchRow[]> {
  return ids.length === 0 ? [] : (await matchesOfSeason(tx, year)).filter(({ id }) => ids.includes(id));
}
