import { opponentNotice } from '../../notices';
import { contactBy, type PlayerId } from '../engine';
import { phaseName } from '../matches/phase-keys';
import { type AnnouncedMatch, isToPlay, matchTopic } from './announced-match';
import type { News, Step } from './season-news';

/**
 * Matches that are still to be played and are new, or have other players or days, for both players. So are those of a
 * round that is reopened: what was corrected in it while it was closed has not been announced.
 */
export function fixtureNews({ before, after }: Step, today: string): News[] {
  const known = new Set(before.rows.league_match.filter((match) => isToPlay(match, today)).map(fixtureOf));
  const fresh = after.rows.league_match.filter((match) => isToPlay(match, today) && !known.has(fixtureOf(match)));
  return fresh.flatMap((match) => {
    const { player1, player2, start_date, end_date: endDate } = match;
    const phase = phaseName(match);
    const ofPlayer = (player: PlayerId, against: PlayerId): News => ({
      player,
      topic: matchTopic(match),
      content: `${against} ${start_date} ${endDate}`,
      text(names, last) {
        const opponent = names.of(against).displayName;
        const isKnown = last?.startsWith(`${against} `) === true;
        const contactBy = contactDay(match, player, { today, isKnown });
        return opponentNotice({ phase, opponent, endDate, contactBy, isKnown });
      },
    });
    return [ofPlayer(player1, player2), ofPlayer(player2, player1)];
  });
}

const fixtureOf = ({ id, player1, player2, start_date, end_date }: AnnouncedMatch): string =>
  `${id} ${player1} ${player2} ${start_date} ${end_date}`;

/**
 * The last day for a player to contact the opponent, no later than that of the match. A round may be published after its
 * first day, and a pair may change while it is played: the days count from when a player learns the opponent. Null for
 * the contacted player, and when the day is over.
 */
function contactDay(
  { ball_carrier, start_date, end_date }: AnnouncedMatch,
  player: PlayerId,
  { today, isKnown }: { today: string; isKnown: boolean },
): string | null {
  if (ball_carrier !== player || start_date === null) return null;
  const day = contactBy(!isKnown && today > start_date ? today : start_date);
  const last = end_date !== null && end_date < day ? end_date : day;
  return last >= today ? last : null;
}
