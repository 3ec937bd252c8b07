import type { PlayerId } from '../players/player';
import { notInPyramid } from '../pyramid/membership';
import { EngineRefusal } from '../refusal';
import type { Round } from '../round/round';
import type { ZagrebDate } from '../round/zagreb-date';
import { recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import type { RoundRecord, SeasonRecord } from './season-record';

/**
 * A player leaves the season while a round is open. His match without a result is forfeited if the round has begun by
 * `today` (a Zagreb date), and is a bye for the opponent before that; a match with his substitute is played. His cell
 * is filled at the next publication. After the last round he is only left out of the draw. Source: resolution 45.
 * @throws EngineRefusal `NOTHING_PUBLISHED`, `DRAW_PUBLISHED`, `PLAYER_NOT_IN_PYRAMID`, `PLAYER_WITHDRAWN` (already
 * leaving)
 */
export function leaveRound(record: SeasonRecord, player: PlayerId, today: ZagrebDate): SeasonRecord {
  const round = lastRoundOf(record);
  if (record.rounds.at(-1)?.leaving.includes(player)) {
    throw new EngineRefusal('PLAYER_WITHDRAWN', 'Igrač je već odustao od ove sezone.');
  }
  if (!round.cells.some((cell) => cell.player === player)) throw notInPyramid();
  const freed = round.closing ? record : withoutMatch(record, round, player, today);
  return withLeaving(freed, (leaving) => [...leaving, player]);
}

/**
 * A player who is not in the pyramid leaves the season: where he is a substitute in the open round and has not played
 * yet, there is no substitute any more. Source: resolution 45.
 */
export function leaveAsSubstitute(record: SeasonRecord, player: PlayerId): SeasonRecord {
  const round = replaySeason(record).rounds.at(-1);
  if (!round || round.closing) return record;
  // Not by the matches: when the opponent is absent too there is none, and there may be one again.
  const absence = record.rounds.at(-1)?.absences.find(({ substitute }) => substitute === player);
  const isPlayed = round.fixtures.some(({ sides, result }) => {
    return result !== null && sides.some(({ substitute }) => substitute === player);
  });
  return absence && !isPlayed ? recordAbsence(record, { player: absence.player, substitute: null }) : record;
}

/**
 * Cancels a departure until the next round, or the draw, is published; a match that it forfeited and a bye that it
 * caused are corrected by hand.
 * @throws EngineRefusal `NOTHING_PUBLISHED`, `DRAW_PUBLISHED`, `PLAYER_NOT_LEAVING` (not with the last round)
 */
export function cancelLeaving(record: SeasonRecord, player: PlayerId): SeasonRecord {
  lastRoundOf(record);
  if (!record.rounds.at(-1)?.leaving.includes(player)) {
    throw new EngineRefusal('PLAYER_NOT_LEAVING', 'Igrač ne odustaje od zadnjeg kola.');
  }
  return withLeaving(record, (leaving) => leaving.filter((other) => other !== player));
}

function lastRoundOf(record: SeasonRecord): Round {
  if (record.knockout) {
    const message = 'Ždrijeb je objavljen. Tko odustane, svoj sljedeći meč gubi predajom prije meča: upišite je.';
    throw new EngineRefusal('DRAW_PUBLISHED', message);
  }
  const round = replaySeason(record).rounds.at(-1);
  if (round) return round;
  throw new EngineRefusal('NOTHING_PUBLISHED', 'Nijedno kolo nije objavljeno.');
}

function withoutMatch(record: SeasonRecord, round: Round, player: PlayerId, today: ZagrebDate): SeasonRecord {
  const match = round.fixtures.find(({ sides }) => sides.some(({ regular }) => regular === player));
  const side = match?.sides[0].regular === player ? 0 : 1;
  if (!match || match.result || match.sides[side].substitute !== null) return record;
  return round.startDate <= today
    ? recordResults(record, { [match.id]: { outcome: 'WALKOVER', sets: [], by: side } })
    : recordAbsence(record, { player, substitute: null });
}

/** The same for players who have left already, when a round is open again. */
export const withoutOpenMatches = (record: SeasonRecord, left: readonly PlayerId[], today: ZagrebDate): SeasonRecord =>
  left.reduce((changed, player) => withoutMatch(changed, lastRoundOf(changed), player, today), record);

function withLeaving(
  record: SeasonRecord,
  change: (leaving: readonly PlayerId[]) => readonly PlayerId[],
): SeasonRecord {
  const rounds = record.rounds.map((round, index): RoundRecord => {
    return index === record.rounds.length - 1 ? { ...round, leaving: change(round.leaving) } : round;
  });
  return { ...record, rounds };
}
