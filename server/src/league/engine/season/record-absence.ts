import { checkPlayerId, type PlayerId } from '../players/player';
import { notInPyramid } from '../pyramid/membership';
import { EngineRefusal } from '../refusal';
import type { Absence } from '../round/absence';
import type { Fixture } from '../round/fixture';
import type { Round } from '../round/round';
import { noOpenRound } from './no-open-round';
import { replaySeason } from './replay-season';
import type { Season } from './season';
import type { RoundRecord, SeasonRecord } from './season-record';

/**
 * Records that a regular misses the open round, and his substitute if he has one; a second entry for the same regular
 * replaces the first. Source: league rule R5; resolution 45.
 * @throws EngineRefusal `NO_OPEN_ROUND`; `MATCH_HAS_RESULT` once the match has a result; `PLAYER_NOT_IN_PYRAMID`;
 * `SUBSTITUTE_BUSY` for one who already plays in the round; `PLAYER_WITHDRAWN` for one who had left before the round;
 * `PLAYER_UNKNOWN` for a substitute without a valid number; `OPPONENT_WITHDRAWN` for one who would play somebody who has left
 * @param gone players who do not play any more, besides those who leave by the record
 */
export function recordAbsence(
  record: SeasonRecord,
  { player, substitute }: Absence,
  gone: readonly PlayerId[] = [],
): SeasonRecord {
  return changeOpenRound(record, player, { substitute }, gone);
}

/**
 * Cancels a recorded absence. Source: league rule R5.
 * @param gone as for `recordAbsence`
 * @throws EngineRefusal `NO_OPEN_ROUND`, `MATCH_HAS_RESULT`, `PLAYER_NOT_IN_PYRAMID`
 */
export function cancelAbsence(record: SeasonRecord, player: PlayerId, gone: readonly PlayerId[] = []): SeasonRecord {
  return changeOpenRound(record, player, 'PRESENT', gone);
}

/** The corrected attendance of a regular: present, or absent with this substitute or none. */
export type Attendance = 'PRESENT' | Pick<Absence, 'substitute'>;

/**
 * Corrects who played for a cell in a published round, also in a closed one: a forgotten substitute or absence. Points
 * are recounted, no player moves. The match keeps its result and its id. Source: resolution 43.
 * @param number of the round, from 1
 * @throws EngineRefusal `ROUND_UNKNOWN`; `MATCH_HAS_RESULT` for an absence without a substitute while the match has a
 * result; `PLAYER_NOT_IN_PYRAMID`, `SUBSTITUTE_BUSY`, `PLAYER_WITHDRAWN`, `PLAYER_UNKNOWN` as `recordAbsence`
 */
export function correctAbsence(
  record: SeasonRecord,
  number: number,
  player: PlayerId,
  attendance: Attendance,
): SeasonRecord {
  const season = replaySeason(record);
  const round = season.rounds[number - 1];
  if (!round) throw new EngineRefusal('ROUND_UNKNOWN', `${number}. kolo nije objavljeno.`);
  const leavesNoMatch = attendance !== 'PRESENT' && attendance.substitute === null;
  if (leavesNoMatch && hasResult(round, player)) throw matchHasResult();
  return withAttendance(record, season, round, player, attendance);
}

function changeOpenRound(
  record: SeasonRecord,
  player: PlayerId,
  attendance: Attendance,
  gone: readonly PlayerId[],
): SeasonRecord {
  const season = replaySeason(record);
  const round = season.rounds.at(-1);
  if (!round || round.closing) throw noOpenRound();
  if (hasResult(round, player)) throw matchHasResult();
  const changed = withAttendance(record, season, round, player, attendance);
  // A match that is open already stays, also one with somebody who leaves: it was opened by hand, or with the round.
  return matchOf(round, player) ? changed : withoutGoneOpponent(changed, player, attendance, gone);
}

const matchOf = ({ fixtures }: Round, player: PlayerId): Fixture | undefined =>
  fixtures.find(({ sides }) => sides.some(({ regular }) => regular === player));

/**
 * Whoever left while he had a bye does not play: where his opponent is here after all, that one has the bye. A substitute
 * could neither play nor have it. Only the leaver's own absence, cancelled by hand, lets him play.
 */
function withoutGoneOpponent(
  record: SeasonRecord,
  player: PlayerId,
  attendance: Attendance,
  gone: readonly PlayerId[],
): SeasonRecord {
  const season = replaySeason(record);
  const round = season.rounds.at(-1);
  const opponent = round && matchOf(round, player)?.sides.find(({ regular }) => regular !== player);
  if (!round || !opponent || opponent.substitute !== null) return record;
  const left = [...gone, ...(record.rounds.at(-1)?.leaving ?? [])];
  if (!left.includes(opponent.regular)) return record;
  if (attendance !== 'PRESENT') {
    const message = 'Protivnik više ne igra u ovoj sezoni, pa zamjena nema s kim igrati.';
    throw new EngineRefusal('OPPONENT_WITHDRAWN', message);
  }
  return withAttendance(record, season, round, opponent.regular, { substitute: null });
}

function withAttendance(
  record: SeasonRecord,
  season: Season,
  round: Round,
  player: PlayerId,
  attendance: Attendance,
): SeasonRecord {
  const pyramid = new Set(round.cells.map((cell) => cell.player));
  if (!pyramid.has(player)) throw notInPyramid();
  const rounds = record.rounds.map((published, index): RoundRecord => {
    if (index !== round.number - 1) return published;
    const others = published.absences.filter((absence) => absence.player !== player);
    if (attendance === 'PRESENT') return { ...published, absences: others };
    const { substitute } = attendance;
    if (substitute !== null) checkSubstitute(substitute, season, round.number, [...pyramid, ...substitutesOf(others)]);
    return { ...published, absences: [...others, { player, substitute }] };
  });
  return { ...record, rounds };
}

function checkSubstitute(
  substitute: PlayerId,
  { withdrawals }: Season,
  number: number,
  playing: readonly (PlayerId | null)[],
): void {
  if (playing.includes(checkPlayerId(substitute))) {
    throw new EngineRefusal('SUBSTITUTE_BUSY', 'Zamjena već igra u ovom kolu.');
  }
  const left = withdrawals.find(({ player }) => player === substitute);
  // Who leaves with the newest round plays in it himself; in an earlier one he may have stood in (resolution 43).
  if (left && left.beforeRound !== null && left.beforeRound <= number) {
    throw new EngineRefusal('PLAYER_WITHDRAWN', 'Zamjena je odustala od ove sezone.');
  }
}

function hasResult({ fixtures }: Round, player: PlayerId): boolean {
  return fixtures.some(({ sides, result }) => result !== null && sides.some(({ regular }) => regular === player));
}

function substitutesOf(absences: readonly Absence[]): readonly (PlayerId | null)[] {
  return absences.map(({ substitute }) => substitute);
}

function matchHasResult(): EngineRefusal {
  return new EngineRefusal('MATCH_HAS_RESULT', 'Meč već ima rezultat.');
}
