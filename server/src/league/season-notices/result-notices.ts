import {
  type NewNotice,
  type NoticeText,
  resultConfirmedNotice,
  resultEnteredNotice,
  resultTakenBackNotice,
} from '../../notices';
import type { Handle } from '../../platform/database';
import type { MatchResult, Side } from '../engine';
import { hasResult } from '../matches/entered-result';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { playersOfSide } from '../matches/match-sides';
import { matchTitle, type PairNames } from '../matches/pair-names';
import { resultText } from '../matches/result-text';
import { memberOfPlayer } from '../players/player-members.repository';

/**
 * @param players the names of both sides
 * @param result null: it is taken back
 * @param by `isDisputed`: by a player whose result the other side has disputed
 */
export function entryNotice(
  players: PairNames,
  result: MatchResult | null,
  by: { readonly isByAdministrator?: boolean; readonly isDisputed?: boolean },
): NoticeText {
  const match = matchTitle(players);
  if (result === null) return resultTakenBackNotice({ match, ...by });
  return resultEnteredNotice({ match, result: resultText(result, players), ...by });
}

/** Of a result that an administrator enters: the same one again confirms what the players entered. */
export function decisionNotice(row: LeagueMatchRow, players: PairNames, result: MatchResult | null): NoticeText {
  return hasResult(row, result)
    ? resultConfirmedNotice({ match: matchTitle(players), result: resultText(result, players) })
    : entryNotice(players, result, { isByAdministrator: true });
}

/**
 * Notices of a change of a match's result, for the members of some sides.
 * @param by the member who made the change and needs no notice
 */
export async function resultNotices(
  handle: Handle,
  match: LeagueMatchRow,
  { sides, by, text }: { readonly sides: readonly Side[]; readonly by: number | null; readonly text: NoticeText },
): Promise<NewNotice[]> {
  const members = await memberOfPlayer(handle);
  const recipients = new Set(sides.flatMap((side) => playersOfSide(match, side)).map((player) => members.get(player)));
  // Every entry, confirmation and dispute has its own version.
  const event = `result ${match.id} ${(match.version ?? 0) + 1} ${text.kind}`;
  return [...recipients].flatMap((memberId) =>
    memberId === undefined || memberId === by ? [] : [{ memberId, event, text }],
  );
}
