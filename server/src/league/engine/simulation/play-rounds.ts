import { dayAfter } from '@club/shared/domain';
import type { PlayerId } from '../players/player';
import { type Order, playersOf } from '../pyramid/order';
import { onCourt } from '../round/fixture';
import type { ZagrebDate } from '../round/zagreb-date';
import { closeOpenRound, openSeason } from '../season/publish-round';
import { recordAbsence } from '../season/record-absence';
import { recordResults } from '../season/record-results';
import { replaySeason } from '../season/replay-season';
import type { RoundOpening, SeasonRecord } from '../season/season-record';
import type { SeasonSettings } from '../season-settings';
import { playMatch, ROUND_MISHAPS } from './play-match';

/** The players and dates of an invented season. Everything else is decided by strength and by `next`. */
export interface SeasonCast {
  readonly settings: SeasonSettings;
  readonly order: Order;
  readonly strengthOf: ReadonlyMap<PlayerId, number>;
  /** They join one by one, before rounds 5, 9, 13, … */
  readonly joiners: readonly PlayerId[];
  readonly substitutes: readonly PlayerId[];
  /** After each of these rounds a player leaves. */
  readonly leaveAfter: readonly number[];
  /** Whether a player may leave during the season. */
  readonly mayLeave: (player: PlayerId) => boolean;
  /** Start of the first round. */
  readonly startDate: ZagrebDate;
  readonly roundDays: number;
  /** Numbers in [0, 1), see `lots`. */
  readonly next: () => number;
}

/**
 * Plays and closes the rounds up to `last` through the engine's own calls: absences with and without substitutes,
 * forfeits, withdrawals, joiners. Unless `last` is the last round of the season, the next one is then open and empty.
 */
export function playRounds(cast: SeasonCast, last: number): SeasonRecord {
  const { settings, next } = cast;
  let record = openSeason(settings, cast.order, openingOf(cast, 1, [], []));
  for (let round = 1; round <= last; round += 1) {
    record = withAbsences(record, cast.substitutes, next);
    record = recordResults(record, roundResults(record, cast));
    const isLast = round === settings.rounds;
    const isLeaving = !isLast && cast.leaveAfter.includes(round);
    const withdrawn = isLeaving ? [somebody(playersOf(replaySeason(record).order).filter(cast.mayLeave), next)] : [];
    const joined = round % 4 === 0 ? cast.joiners.slice(round / 4 - 1, round / 4) : [];
    record = closeOpenRound(record, isLast ? null : openingOf(cast, round + 1, joined, withdrawn)).record;
  }
  return record;
}

/** A result, or none, for every match of the open round. */
export function roundResults(record: SeasonRecord, { strengthOf, next }: Pick<SeasonCast, 'strengthOf' | 'next'>) {
  const fixtures = replaySeason(record).rounds.at(-1)?.fixtures ?? [];
  return Object.fromEntries(
    fixtures.map(({ id, sides }) => {
      const strengths = [strengthOf.get(onCourt(sides[0])) ?? 0, strengthOf.get(onCourt(sides[1])) ?? 0] as const;
      return [id, playMatch(strengths, ROUND_MISHAPS, next)];
    }),
  );
}

function openingOf(
  { startDate, roundDays }: Pick<SeasonCast, 'startDate' | 'roundDays'>,
  round: number,
  joined: readonly PlayerId[],
  withdrawn: readonly PlayerId[],
): RoundOpening {
  const start = dayAfter(startDate, (round - 1) * roundDays);
  return { startDate: start, endDate: dayAfter(start, roundDays - 1), joined, withdrawn, order: null };
}

/** One in twenty is absent, half of them with a substitute as long as there are any. */
function withAbsences(record: SeasonRecord, substitutes: readonly PlayerId[], next: () => number): SeasonRecord {
  const free = [...substitutes];
  return playersOf(replaySeason(record).order)
    .filter(() => next() < 0.05)
    .reduce((changed, player) => {
      const substitute = next() < 0.5 ? (free.shift() ?? null) : null;
      return recordAbsence(changed, { player, substitute });
    }, record);
}

function somebody(players: readonly PlayerId[], next: () => number): PlayerId {
  return players[Math.floor(next() * players.length)] as PlayerId;
}
