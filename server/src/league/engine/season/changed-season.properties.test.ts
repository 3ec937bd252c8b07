import { dayAfter } from '@club/shared/domain';
import * as fc from 'fast-check';
import type { PlayerId } from '../players/player';
import { EngineRefusal } from '../refusal';
import type { MatchResult } from '../score/match-result';
import { expectNobodyLost } from '../testing/expect-nobody-lost';
import { attackerWins, defenderWins, opening, seasonOf } from '../testing/small-season';
import { cancelLeaving, leaveAsSubstitute, leaveRound, withoutOpenMatches } from './leave-round';
import { closeOpenRound } from './publish-round';
import { cancelAbsence, correctAbsence, recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import type { RoundOpening, SeasonRecord } from './season-record';
import { undoPublish } from './undo-publish';

/** Picks by a number that knows nothing of the season. */
type Pick = <Choice>(choices: readonly Choice[]) => Choice;

class NothingToPick extends Error {}

/** Players from here on are not in the pyramid of round 1: they stand in, or join. */
const FIRST_RESERVE = 90;
const RESERVES = [FIRST_RESERVE, 91, 92, 93, null];

const RESULTS: readonly (MatchResult | null)[] = [
  attackerWins,
  defenderWins,
  { outcome: 'RETIRED', sets: [[3, 2]], by: 0 },
  { outcome: 'WALKOVER', sets: [], by: 1 },
  { outcome: 'DOUBLE_WALKOVER' },
  { outcome: 'NO_RESULT', sets: [[6, 4]] },
  { outcome: 'UNPLAYED', excused: true },
  null,
];

const players = (record: SeasonRecord): PlayerId[] => replaySeason(record).order.filter((player) => player !== null);

/** The day before the last round begins, and its first one. */
const days = ({ rounds }: SeasonRecord): string[] =>
  [-1, 0].map((day) => dayAfter(rounds.at(-1)?.startDate ?? opening(1).startDate, day));

function close(record: SeasonRecord, pick: Pick): SeasonRecord {
  const number = record.rounds.length;
  if (number === record.settings.rounds) return closeOpenRound(record, null).record;
  const next: RoundOpening = opening(number + 1, {
    joined: pick([[], [], [FIRST_RESERVE + 10 + number]]),
    withdrawn: pick([[], [], [pick(players(record))]]),
  });
  const closing = closeOpenRound(record, next);
  const order = closing.next?.cells.map(({ player }) => player) ?? [];
  return pick([false, false, true])
    ? closeOpenRound(record, { ...next, order: [...order.filter((player) => player !== null)].reverse() }).record
    : closing.record;
}

/** Everything that an administrator or a player can change in the rounds of a season. */
const CHANGES: Readonly<Record<string, (record: SeasonRecord, pick: Pick) => SeasonRecord>> = {
  result: (record, pick) => {
    const { id } = pick(replaySeason(record).rounds.flatMap(({ fixtures }) => fixtures));
    return recordResults(record, { [id]: pick(RESULTS) });
  },
  absence: (record, pick) => recordAbsence(record, { player: pick(players(record)), substitute: pick(RESERVES) }),
  presence: (record, pick) => cancelAbsence(record, pick(record.rounds.at(-1)?.absences ?? []).player),
  correction: (record, pick) => {
    const { number, cells } = pick(replaySeason(record).rounds);
    const attendance = pick(['PRESENT', { substitute: pick(RESERVES) }] as const);
    return correctAbsence(record, number, pick(cells).player ?? 0, attendance);
  },
  leaving: (record, pick) => leaveRound(record, pick(players(record)), pick(days(record))),
  staying: (record, pick) => cancelLeaving(record, pick(record.rounds.at(-1)?.leaving ?? [])),
  substituteLeaving: (record, pick) => leaveAsSubstitute(record, pick(RESERVES) ?? FIRST_RESERVE),
  close,
  undo: (record, pick) => {
    const undone = undoPublish(record, pick(days(record)));
    const present = replaySeason(undone).standings.map(({ player }) => player);
    for (const player of record.rounds.at(-1)?.leaving ?? []) expect(present).not.toContain(player);
    return undone.rounds.length > 0 ? undone : record;
  },
};

const anyChange = fc.record({
  name: fc.constantFrom(...Object.keys(CHANGES), 'result', 'result', 'close', 'close'),
  picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
});

/** The record after the change; the same one where it is refused. */
function changed(record: SeasonRecord, { name, picks }: { name: string; picks: readonly number[] }): SeasonRecord {
  let next = 0;
  const pick: Pick = (choices) => {
    const choice = choices[(picks[next++] ?? 0) % choices.length];
    if (choice === undefined) throw new NothingToPick();
    return choice;
  };
  try {
    return CHANGES[name]?.(record, pick) ?? record;
  } catch (error) {
    if (error instanceof EngineRefusal || error instanceof NothingToPick) return record;
    throw error;
  }
}

/** Not within `changed`: it takes a refusal for a change that is not allowed. */
function expectUndoable(record: SeasonRecord, closed: SeasonRecord): void {
  // After the last round the record does not say who left before its closing.
  const left = closed.isFinished ? (record.rounds.at(-1)?.leaving ?? []) : [];
  for (const day of days(record)) expect(undoPublish(closed, day)).toEqual(withoutOpenMatches(record, left, day));
}

test('a season that is changed at random loses nobody and no result, and each closing can be undone', () => {
  const anySize = fc.integer({ min: 5, max: 17 });
  const anySettings = fc.record({ rounds: fc.integer({ min: 1, max: 6 }), edgeRow: fc.constantFrom('play', 'rest') });
  let closings = 0;
  let finished = 0;
  fc.assert(
    fc.property(
      anySize,
      anySettings,
      fc.array(anyChange, { minLength: 10, maxLength: 40 }),
      (size, settings, changes) => {
        let record = seasonOf(size, settings);
        for (const change of changes) {
          const before = record;
          record = changed(before, change);
          if (change.name === 'close' && record !== before) {
            expectUndoable(before, record);
            closings += 1;
          }
          const { rounds, strayResults } = replaySeason(record);
          expect(strayResults).toEqual([]);
          rounds.forEach((round, index) => {
            expectNobodyLost(round, rounds[index - 1], record.rounds[index]);
          });
        }
        if (record.isFinished) finished += 1;
      },
    ),
    { numRuns: 60 },
  );
  // Otherwise the runs have shown nothing about a later round.
  expect(closings).toBeGreaterThan(60);
  expect(finished).toBeGreaterThan(0);
});
