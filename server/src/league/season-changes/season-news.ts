import {
  drawNotice,
  drawUndoneNotice,
  type NoticeText,
  noMatchNotice,
  noOpponentNotice,
  opponentNotice,
  roundNotice,
  roundUndoneNotice,
} from '../../notices';
import { contactBy, type PlayerId, type SeasonRecord } from '../engine';
import { phaseName } from '../matches/phase-keys';
import type { PlayerNames } from '../players/player-names';
import { isRound } from '../seasons/phase-text';
import type { SeasonRows } from '../seasons/season-rows';

/** A season before or after a change: its record, and the rows that pages read. */
export interface SeasonState {
  readonly record: SeasonRecord | null;
  readonly rows: SeasonRows;
}

export interface Step {
  readonly year: number;
  readonly before: SeasonState;
  readonly after: SeasonState;
}

/** What a player should know after a change. */
export interface News {
  readonly player: PlayerId;
  /**
   * What the notice is about: a round, the draw, or the player's match in a phase. Players rely on their last notice of
   * a topic.
   */
  readonly topic: string;
  /** A notice of the same topic with the same content is not repeated. */
  readonly content: string;
  /** Only for players who have a notice of the topic. */
  readonly isReversal?: true;
  /** @param last the content of the last notice of the topic; null: there is none */
  text(names: PlayerNames, last: string | null): NoticeText;
}

type Match = SeasonRows['league_match'][number];

/** A new round or draw, for all its players. */
export function publishedNews({ year, before, after }: Step, today: string): News[] {
  const number = after.record?.rounds.length ?? 0;
  const round = after.record?.rounds.at(-1);
  const isNewRound = round && number > (before.record?.rounds.length ?? 0) && round.endDate >= today;
  const isNewDraw = after.record?.knockout && !before.record?.knockout;
  const published: Omit<News, 'player'>[] = [];
  if (isNewRound) {
    const content = `${round.startDate} ${round.endDate}`;
    published.push({ topic: roundTopic(year, number), content, text: () => roundNotice({ year, number, ...round }) });
  }
  if (isNewDraw) published.push({ topic: drawTopic(year), content: 'published', text: () => drawNotice({ year }) });
  return published.flatMap((news) => activePlayers(after).map((player) => ({ player, ...news })));
}

/**
 * A round or draw that is no longer published, for all who were notified of it: one notice, which covers the player's
 * match in it too. If the same is published again, it is announced again, an opponent only if it is another one.
 */
export function undoneNews({ year, before, after }: Step, today: string): News[] {
  const reversal = { content: 'undone', isReversal: true } as const;
  const number = before.record?.rounds.length ?? 0;
  const round = before.record?.rounds.at(-1);
  if (round && number > (after.record?.rounds.length ?? 0) && round.endDate >= today) {
    const text = () => roundUndoneNotice({ year, number });
    return activePlayers(before).map((player) => ({ player, topic: roundTopic(year, number), ...reversal, text }));
  }
  if (before.record?.knockout && !after.record?.knockout) {
    const text = () => drawUndoneNotice({ year, isConsolation: false });
    return activePlayers(before).map((player) => ({ player, topic: drawTopic(year), ...reversal, text }));
  }
  if (before.record?.knockout?.isConsolationDrawn && !after.record?.knockout?.isConsolationDrawn) {
    const text = () => drawUndoneNotice({ year, isConsolation: true });
    const matches = before.rows.league_match.filter((match) => match.tournament === 'CONSOLATION');
    return matches
      .filter((match) => isToPlay(match, today))
      .flatMap((match) => {
        const topic = matchTopic(match);
        return playersOf(match).map((player) => ({ player, topic, ...reversal, text }));
      });
  }
  return [];
}

/** Matches that are still to be played and are new, or have other players or days, for both players. */
export function fixtureNews({ before, after }: Step, today: string): News[] {
  const known = new Set(before.rows.league_match.map(fixtureOf));
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

/**
 * Matches of the open round that will not be played, for those of their players who have no other match instead; an
 * absent player needs no notice. A round that is no longer published causes none.
 */
export function lostFixtureNews({ before, after }: Step, today: string): News[] {
  const playing = playingIn(after);
  const published = after.record?.rounds.length ?? 0;
  const matches = before.rows.league_match.filter((match) => {
    return isToPlay(match, today) && isRound(match.phase) && Number(match.phase) <= published;
  });
  return matches.flatMap((match) => {
    const topic = matchTopic(match);
    const ofPlayer = (player: PlayerId, against: PlayerId): News[] => {
      const cell = after.rows.league_cell.find(({ sheet, round, player_id }) => {
        return sheet === 'INITIAL' && round === Number(match.phase) && player_id === player;
      });
      if (playing.has(`${topic} ${player}`) || cell?.absent) return [];
      const facts = { phase: phaseName(match.phase), isSubstitute: cell === undefined };
      const text = (names: PlayerNames) => noMatchNotice({ ...facts, opponent: names.of(against).displayName });
      return [{ player, topic, content: NO_MATCH, text }];
    };
    return [...ofPlayer(match.player1, match.player2), ...ofPlayer(match.player2, match.player1)];
  });
}

/**
 * Players without a match in a phase of a new publication who were notified of an opponent in that phase: the
 * publication was undone and repeated with other pairs.
 */
export function byeNews({ before, after }: Step, today: string): News[] {
  if (!isNewPublication(before.record, after.record)) return [];
  const playing = playingIn(after);
  const known = new Set(before.rows.league_match.map(matchTopic));
  const fresh = after.rows.league_match.filter((match) => isToPlay(match, today) && !known.has(matchTopic(match)));
  const phases = new Map(fresh.map((match) => [matchTopic(match), match.phase]));
  return [...phases].flatMap(([topic, phase]) => {
    const text = () => noOpponentNotice({ phase: phaseName(phase) });
    const byes = activePlayers(after).filter((player) => !playing.has(`${topic} ${player}`));
    return byes.map((player) => ({ player, topic, content: NO_MATCH, isReversal: true, text }));
  });
}

const isNewPublication = (before: SeasonRecord | null, after: SeasonRecord | null): boolean =>
  (after?.rounds.length ?? 0) > (before?.rounds.length ?? 0) ||
  (!before?.knockout && !!after?.knockout) ||
  (!before?.knockout?.isConsolationDrawn && !!after?.knockout?.isConsolationDrawn);

const NO_MATCH = '-';

const activePlayers = ({ rows }: SeasonState): PlayerId[] =>
  rows.league_participation.filter(({ status }) => status === 'ACTIVE').map(({ player_id }) => player_id);

/** The players with a match of each topic, as `topic player`. */
const playingIn = ({ rows }: SeasonState): ReadonlySet<string> =>
  new Set(rows.league_match.flatMap((match) => playersOf(match).map((id) => `${matchTopic(match)} ${id}`)));

const playersOf = ({ player1, player2 }: Match): PlayerId[] => [player1, player2];

const roundTopic = (year: number, number: number): string => `round ${year} ${number}`;

const drawTopic = (year: number): string => `draw ${year}`;

const isToPlay = ({ closed, outcome, end_date }: Match, today: string): boolean =>
  !closed && outcome === null && (end_date === null || end_date >= today);

const fixtureOf = ({ id, player1, player2, start_date, end_date }: Match): string =>
  `${id} ${player1} ${player2} ${start_date} ${end_date}`;

/** The topic is the phase, not the match: a phase that is drawn again can bring another match. */
const matchTopic = ({ year, tournament, phase }: Match): string => `match ${year} ${tournament} ${phase}`;

/** The last day for a player to contact the opponent; null for the contacted player, and when the day is over. */
function contactDay(match: Match, player: PlayerId, today: string): string | null {
  if (match.ball_carrier !== player || match.start_date === null) return null;
  const day = contactBy(match.start_date);
  return day >= today ? day : null;
}
