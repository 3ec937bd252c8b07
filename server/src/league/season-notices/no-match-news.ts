import { type NoticeText, noMatchNotice, noOpponentNotice, noSubstituteNotice, notPlayedNotice } from '../../notices';
import type { PlayerId, SeasonRecord } from '../engine';
import { phaseName } from '../matches/phase-keys';
import type { PlayerNames } from '../players/player-names';
import { isRound } from '../seasons/phase-text';
import { type AnnouncedMatch, isToPlay, matchTopic, playingIn } from './announced-match';
import { activePlayers, type News, type SeasonState, type Step, UNDONE } from './season-news';

const NO_MATCH = '-';

/**
 * Matches that will not be played, for those of their players who have no other match in that phase instead; an absent
 * player needs no notice. A round or draw that is no longer published causes none.
 */
export function lostFixtureNews(step: Step, today: string): News[] {
  const { before, after } = step;
  const playing = stillPlaying(step);
  const matches = before.rows.league_match.filter((match) => isToPlay(match, today) && isPublished(match, after));
  return matches.flatMap((match) => {
    const topic = matchTopic(match);
    const ofPlayer = (player: PlayerId, against: PlayerId): News[] => {
      if (playing.has(`${topic} ${player}`)) return [];
      if (isRound(match.phase)) return lostInRound(match, player, against, after);
      const text = () => notPlayedNotice({ phase: phaseName(match) });
      return [{ player, topic, content: NO_MATCH, isReversal: true, text }];
    };
    return [...ofPlayer(match.player1, match.player2), ...ofPlayer(match.player2, match.player1)];
  });
}

function lostInRound(match: AnnouncedMatch, player: PlayerId, against: PlayerId, after: SeasonState): News[] {
  const cell = cellsOf(after, Number(match.phase)).find(({ player_id }) => player_id === player);
  if (cell?.absent) return [];
  const phase = phaseName(match);
  const text = (names: PlayerNames): NoticeText =>
    cell ? noMatchNotice({ phase, opponent: names.of(against).displayName }) : noSubstituteNotice({ phase });
  return [{ player, topic: matchTopic(match), content: NO_MATCH, text }];
}

/**
 * Players of the open round who come after all while their opponent does not, and those whose match a correction took
 * away while the round was closed, when it is reopened.
 */
export function withoutMatchNews({ year, before, after }: Step, today: string): News[] {
  const number = openRound(after, today);
  if (number === null || number > (before.record?.rounds.length ?? 0)) return [];
  const round = { year, tournament: 'MAIN', phase: String(number) } as const;
  const topic = matchTopic(round);
  const text = () => notPlayedNotice({ phase: phaseName(round) });
  const playing = playingIn(after.rows.league_match);
  const active = new Set(activePlayers(after));
  // Who was present in the open round has been notified of the loss of a match (`lostFixtureNews`).
  const known = new Set(openRound(before, today) === number ? presentIn(before, number) : []);
  return presentIn(after, number)
    .filter((player) => active.has(player) && !known.has(player) && !playing.has(`${topic} ${player}`))
    .map((player) => ({ player, topic, content: NO_MATCH, isReversal: true, text }));
}

/**
 * For somebody who may have been announced as a substitute of a round that is reopened, and was replaced while it was
 * closed. Only the notices still know who that was. Whose last notice is that the round was undone knows it already.
 * @returns the news for a player; null where no round is reopened
 */
export function replacedSubstituteNews(
  { year, before, after }: Step,
  today: string,
): ((player: PlayerId) => News[]) | null {
  const number = openRound(after, today);
  if (number === null || number > (before.record?.rounds.length ?? 0) || openRound(before, today) === number) {
    return null;
  }
  const round = { year, tournament: 'MAIN', phase: String(number) } as const;
  const topic = matchTopic(round);
  const text = () => noSubstituteNotice({ phase: phaseName(round) });
  const playing = playingIn(after.rows.league_match);
  const regulars = new Set(cellsOf(after, number).map(({ player_id }) => player_id));
  return (player) =>
    regulars.has(player) || playing.has(`${topic} ${player}`)
      ? []
      : [{ player, topic, content: NO_MATCH, isReversal: true, isKnownBy: UNDONE, text }];
}

/**
 * Players without a match in a phase of a new publication who were notified of an opponent in that phase: the
 * publication was undone and repeated with other pairs.
 */
export function byeNews({ before, after }: Step, today: string): News[] {
  if (!isNewPublication(before.record, after.record)) return [];
  const playing = playingIn(after.rows.league_match);
  const known = new Set(before.rows.league_match.map(matchTopic));
  const fresh = after.rows.league_match.filter((match) => isToPlay(match, today) && !known.has(matchTopic(match)));
  const phases = new Map(fresh.map((match) => [matchTopic(match), phaseName(match)]));
  return [...phases].flatMap(([topic, phase]) => {
    const text = () => noOpponentNotice({ phase });
    const byes = activePlayers(after).filter((player) => !playing.has(`${topic} ${player}`));
    return byes.map((player) => ({ player, topic, content: NO_MATCH, isReversal: true, text }));
  });
}

/**
 * The players with a match, as `playingIn`. One that was played before is not another match instead of a lost one: the
 * qualifications can have several stages, which are one phase.
 */
function stillPlaying({ before, after }: Step): ReadonlySet<string> {
  const played = new Set(before.rows.league_match.filter(({ outcome }) => outcome !== null).map(({ id }) => id));
  return playingIn(after.rows.league_match.filter(({ id, outcome }) => outcome === null || !played.has(id)));
}

function isPublished({ phase, tournament }: AnnouncedMatch, { record }: SeasonState): boolean {
  if (isRound(phase)) return Number(phase) <= (record?.rounds.length ?? 0);
  return tournament === 'CONSOLATION' ? record?.knockout?.isConsolationDrawn === true : Boolean(record?.knockout);
}

const isNewPublication = (before: SeasonRecord | null, after: SeasonRecord | null): boolean =>
  (after?.rounds.length ?? 0) > (before?.rounds.length ?? 0) ||
  (!before?.knockout && !!after?.knockout) ||
  (!before?.knockout?.isConsolationDrawn && !!after?.knockout?.isConsolationDrawn);

/** The number of the round that is open and not over; null: none. */
function openRound({ record }: SeasonState, today: string): number | null {
  const last = record?.rounds.at(-1);
  return record && last && !record.isFinished && last.endDate >= today ? record.rounds.length : null;
}

const presentIn = (state: SeasonState, round: number): PlayerId[] =>
  cellsOf(state, round).flatMap(({ player_id, absent }) => (absent ? [] : [player_id]));

const cellsOf = ({ rows }: SeasonState, round: number) =>
  rows.league_cell.filter((cell) => cell.sheet === 'INITIAL' && cell.round === round);
