import type { NewNotice, NoticeText } from '../../notices';
import type { Handle } from '../../platform/database';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { memberOfPlayer } from '../players/player-members.repository';

type Side = 1 | 2;

/** Everybody of a side: who is on court, and the regular behind a substitute. */
function playersOfSide({ player1, player2, substituted1, substituted2 }: LeagueMatchRow, side: Side): number[] {
  const both = side === 1 ? [player1, substituted1] : [player2, substituted2];
  return both.filter((player) => player !== null);
}

/**
 * Notices of what was done to a match's result, for the members of some sides.
 * @param by the member who did it, and need not be notified
 */
export async function resultNotices(
  handle: Handle,
  match: LeagueMatchRow,
  { sides, by, text }: { readonly sides: readonly Side[]; readonly by: number; readonly text: NoticeText },
): Promise<NewNotice[]> {
  const members = await memberOfPlayer(handle);
  const recipients = new Set(sides.flatMap((side) => playersOfSide(match, side)).map((player) => members.get(player)));
  // Every entry, confirmation and dispute is a version of its own.
  const event = `result ${match.id} ${(match.version ?? 0) + 1} ${text.kind}`;
  return [...recipients].flatMap((memberId) =>
    memberId === undefined || memberId === by ? [] : [{ memberId, event, text }],
  );
}
