import { isPlayer } from '../knockout/bracket';
import { knockoutMatches } from '../knockout/knockout';
import { lots } from '../lot/lot';
import type { PlayerId } from '../players/player';
import { initialOrder } from '../pyramid/initial-order';
import { playersOf } from '../pyramid/order';
import { onCourt } from '../round/fixture';
import { daysAfter } from '../round/zagreb-date';
import { publishConsolation, publishDraw } from '../season/publish-draw';
import { closeOpenRound, openSeason } from '../season/publish-round';
import { recordAbsence } from '../season/record-absence';
import { recordKnockoutResults } from '../season/record-knockout-results';
import { type ResultChanges, recordResults } from '../season/record-results';
import { replaySeason } from '../season/replay-season';
import type { RoundOpening, SeasonRecord } from '../season/season-record';
import { type SeasonSettings, seasonSettings } from '../season-settings';
import { type Actor, castOf, strengths } from './cast';
import { KNOCKOUT_MISHAPS, type Mishaps, playMatch, ROUND_MISHAPS } from './play-match';

export interface SimulationPlan {
  readonly players: number;
  readonly seed: number;
  readonly year: number;
  readonly settings: Partial<Omit<SeasonSettings, 'year'>>;
}

export interface Simulation {
  readonly plan: SimulationPlan;
  /** The entered players, those who joined later, and the substitutes. */
  readonly cast: readonly Actor[];
  readonly record: SeasonRecord;
}

/** People outside the pyramid at the start: some join later, the rest stand in. */
const RESERVES = 12;
const FIRST_SUBSTITUTE = 5;
const ROUND_DAYS = 8;

/**
 * A whole invented season, played through the engine's own calls: absences with and without substitutes, forfeits,
 * drop-outs, joiners, knockout and consolation. The same plan always gives the same season.
 */
export function simulateSeason(plan: SimulationPlan): Simulation {
  const next = lots(plan.seed);
  const settings = seasonSettings(plan.year, plan.settings);
  const cast = castOf(plan.players + RESERVES, next);
  const strengthOf = strengths(cast);
  const reserves = cast.slice(plan.players).map(({ player }) => player);
  const entered = cast.slice(0, plan.players);
  const entries = entered.map(({ player }) => ({ player, registeredAt: `${plan.year}-02-01T12:00:00Z` }));

  let record = openSeason(settings, initialOrder(entries, lastOrder(entered, next)), openingOf(plan, 1, [], []));
  for (let round = 1; round <= settings.rounds; round += 1) {
    record = withAbsences(record, reserves.slice(FIRST_SUBSTITUTE), next);
    record = withRoundResults(record, strengthOf, next);
    const isLast = round === settings.rounds;
    const withdrawn = isLast || round % 5 !== 0 ? [] : [somebody(playersOf(replaySeason(record).order), next)];
    const joined = round % 4 === 0 ? reserves.slice(round / 4 - 1, Math.min(round / 4, FIRST_SUBSTITUTE)) : [];
    record = closeOpenRound(record, isLast ? null : openingOf(plan, round + 1, joined, withdrawn)).record;
  }
  record = playDraw(publishDraw(record, []), strengthOf, next);
  const field = replaySeason(record).knockout?.consolationField;
  const hasConsolation = field?.isSettled === true && field.players.length > 1;
  return { plan, cast, record: hasConsolation ? playDraw(publishConsolation(record), strengthOf, next) : record };
}

/** Last season as it may have ended: four in five were there, and they stand about where they belong. */
function lastOrder(entered: readonly Actor[], next: () => number): readonly PlayerId[] {
  return entered
    .filter(() => next() < 0.8)
    .map(({ player, strength }) => ({ player, form: strength + (next() - 0.5) * 40 }))
    .toSorted((left, right) => right.form - left.form)
    .map(({ player }) => player);
}

function openingOf(
  { year }: SimulationPlan,
  round: number,
  joined: readonly PlayerId[],
  withdrawn: readonly PlayerId[],
): RoundOpening {
  const startDate = daysAfter(`${year}-04-07`, (round - 1) * ROUND_DAYS);
  return { startDate, endDate: daysAfter(startDate, ROUND_DAYS - 1), joined, withdrawn };
}

/** One in twenty is away, half of them with a substitute as long as there are any. */
function withAbsences(record: SeasonRecord, substitutes: readonly PlayerId[], next: () => number): SeasonRecord {
  const free = [...substitutes];
  return playersOf(replaySeason(record).order)
    .filter(() => next() < 0.05)
    .reduce((changed, player) => {
      const substitute = next() < 0.5 ? (free.shift() ?? null) : null;
      return recordAbsence(changed, { player, substitute });
    }, record);
}

function withRoundResults(
  record: SeasonRecord,
  strengthOf: ReadonlyMap<PlayerId, number>,
  next: () => number,
): SeasonRecord {
  const fixtures = replaySeason(record).rounds.at(-1)?.fixtures ?? [];
  const results = fixtures.map(({ id, sides }) => {
    const players = [onCourt(sides[0]), onCourt(sides[1])] as const;
    return [id, resultOf(players, strengthOf, ROUND_MISHAPS, next)];
  });
  return recordResults(record, Object.fromEntries(results));
}

/** Plays what can be played until nothing is left. */
function playDraw(record: SeasonRecord, strengthOf: ReadonlyMap<PlayerId, number>, next: () => number): SeasonRecord {
  const { knockout } = replaySeason(record);
  const changes: Record<string, ResultChanges[string]> = {};
  for (const { id, sides, result } of knockout ? knockoutMatches(knockout) : []) {
    const [first, second] = sides;
    if (result || !isPlayer(first) || !isPlayer(second)) continue;
    changes[id] = resultOf([first, second], strengthOf, KNOCKOUT_MISHAPS, next);
  }
  if (Object.keys(changes).length === 0) return record;
  return playDraw(recordKnockoutResults(record, changes), strengthOf, next);
}

function resultOf(
  [first, second]: readonly [PlayerId, PlayerId],
  strengthOf: ReadonlyMap<PlayerId, number>,
  mishaps: Mishaps,
  next: () => number,
) {
  return playMatch([strengthOf.get(first) ?? 0, strengthOf.get(second) ?? 0], mishaps, next);
}

function somebody(players: readonly PlayerId[], next: () => number): PlayerId {
  return players[Math.floor(next() * players.length)] as PlayerId;
}
