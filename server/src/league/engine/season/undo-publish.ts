import { consolationName } from '../knockout/consolation';
import type { PlayerId } from '../players/player';
import { EngineRefusal } from '../refusal';
import type { FixtureId } from '../round/fixture';
import type { ZagrebDate } from '../round/zagreb-date';
import { withoutOpenMatches } from './leave-round';
import { replaySeason } from './replay-season';
import type { RoundRecord, SeasonRecord } from './season-record';

/**
 * Reverts the last publication: the consolation draw, else the draw, else the closing of the last round, else the open
 * round, which reopens the round before it. Undoing round 1 leaves a season without rounds, whose pyramid may be
 * changed again. Whoever left the season meanwhile does not return, and his match that opens again is forfeited or a bye,
 * as when he leaves during the round (`leaveRound`). After the last round the record does not say who left before its
 * closing: all who left are treated so. Source: "The last publish can be undone while no result of the next round
 * exists"; resolution 45.
 * @throws EngineRefusal `NOTHING_PUBLISHED`; `NEXT_ROUND_PLAYED` when the last publication already has results
 */
export function undoPublish(record: SeasonRecord, today: ZagrebDate): SeasonRecord {
  const last = record.rounds.at(-1);
  if (!last) throw new EngineRefusal('NOTHING_PUBLISHED', 'Ništa nije objavljeno.');
  if (record.knockout?.isConsolationDrawn) {
    checkEmpty(
      Object.keys(record.knockout.results).filter((id) => id.startsWith(consolationName(record.settings.year))),
    );
    const { outOfConsolation: _, ...knockout } = record.knockout;
    const phaseDates = knockout.phaseDates.filter(({ tournament }) => tournament === 'MAIN');
    return { ...record, knockout: { ...knockout, phaseDates, isConsolationDrawn: false } };
  }
  if (record.knockout) {
    checkEmpty(Object.keys(record.knockout.results));
    return { ...record, knockout: null };
  }
  if (record.isFinished) {
    return withoutOpenMatches(
      { ...record, rounds: withOpenLast(record.rounds), isFinished: false },
      last.leaving,
      today,
    );
  }
  checkEmpty(Object.keys(last.results));
  return withoutLeaving({ ...record, rounds: withOpenLast(record.rounds.slice(0, -1)) }, last.leaving, today);
}

/**
 * Players whom the last publication itself took out of the season: neither those who had left before nor those who left
 * later. They are in the season again when the publication is undone.
 */
export function leftOut({ rounds, isFinished, knockout }: SeasonRecord): readonly PlayerId[] {
  if (knockout?.isConsolationDrawn || (isFinished && !knockout)) return [];
  const [published, before] = knockout ? [knockout, rounds.at(-1)] : [rounds.at(-1), rounds.at(-2)];
  const { withdrawn = [], goneBefore = [] } = published ?? {};
  return withdrawn.filter((player) => !before?.leaving.includes(player) && !goneBefore.includes(player));
}

/**
 * Records in the last publication the players whom it leaves out although they had left the league before and were
 * still in the pyramid: its undo does not bring them back (`leftOut`).
 */
export function noteGoneBefore(record: SeasonRecord, goneBefore: readonly PlayerId[]): SeasonRecord {
  if (goneBefore.length === 0) return record;
  if (record.knockout) return { ...record, knockout: { ...record.knockout, goneBefore } };
  const last = record.rounds.length - 1;
  return {
    ...record,
    rounds: record.rounds.map((round, index) => (index === last ? { ...round, goneBefore } : round)),
  };
}

/** A player who left the season during the undone round leaves the reopened one, or is not in the pyramid any more. */
function withoutLeaving(record: SeasonRecord, leaving: readonly PlayerId[], today: ZagrebDate): SeasonRecord {
  const last = record.rounds.at(-1);
  if (!last) {
    const initialOrder = record.initialOrder.map((player) => (player && leaving.includes(player) ? null : player));
    return { ...record, initialOrder };
  }
  const { order } = replaySeason(record);
  // A player who only joined with the undone round is not in the reopened one.
  const added = leaving.filter((player) => order.includes(player) && !last.leaving.includes(player));
  const rounds = [...record.rounds.slice(0, -1), { ...last, leaving: [...last.leaving, ...added] }];
  return withoutOpenMatches({ ...record, rounds }, added, today);
}

/** A reopened round moves its players by its results again, including corrected ones. */
function withOpenLast(rounds: readonly RoundRecord[]): readonly RoundRecord[] {
  const last = rounds.at(-1);
  if (!last?.pinned) return rounds;
  return [...rounds.slice(0, -1), { ...last, pinned: { ...last.pinned, resultOrder: null } }];
}

function checkEmpty(results: readonly FixtureId[]): void {
  if (results.length === 0) return;
  throw new EngineRefusal('NEXT_ROUND_PLAYED', 'Objava se ne može poništiti: već postoje rezultati nakon nje.');
}
