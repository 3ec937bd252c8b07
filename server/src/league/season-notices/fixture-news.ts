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
    const phase = phaseName(match.phase);
    const ofPlayer = (player: PlayerId, against: PlayerId): News => ({
      player,
      topic: matchTopic(match),
      content: `${against} ${start_date} ${endDate}`,
      text(names, last) {
        const opponent = names.of(against).displayName;
        const isKnown = last?.startsWith(`${against} `) === true;
        return opponentNotice({ phase, opponent, endDate, contactBy: contactDay(match, player, today), isKnown });
      },
    });
    return [ofPlayer(player1, player2), ofPlayer(player2, player1)];
  });
}

const fixtureOf = ({ id, player1, player2, start_date, end_date }: AnnouncedMatch): string =>
  `${id} ${player1} ${player2} ${start_date} ${end_date}`;

/** The last day for a player to contact the opponent; null for the contacted player, and when the day is over. */
function contactDay(match: AnnouncedMatch, player: PlayerId, today: string): string | null {
  if (match.ball_carrier !== player || match.start_date === null) return null;
  const day = contactBy(match.start_date);
  return day >= today ? day : null;
}
