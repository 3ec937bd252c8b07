import { lots } from '../lot/lot';
import type { PlayerId } from '../players/player';
import { initialOrder } from '../pyramid/initial-order';
import type { SeasonRecord } from '../season/season-record';
import { type SeasonSettings, seasonSettings } from '../season-settings';
import { type Actor, castOf, strengths } from './cast';
import { playKnockoutStage } from './play-knockout';
import { playRounds } from './play-rounds';

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

/** People outside the pyramid at the start: some join later, the others are substitutes. */
const RESERVES = 12;
const FIRST_SUBSTITUTE = 5;
const ROUND_DAYS = 8;
const LEAVE_AFTER: readonly number[] = [5, 10, 15];

/** A whole invented season with knockout and consolation. The same plan always gives the same season. */
export function simulateSeason(plan: SimulationPlan): Simulation {
  const next = lots(plan.seed);
  const settings = seasonSettings(plan.year, plan.settings);
  const cast = castOf(plan.players + RESERVES, next);
  const reserves = cast.slice(plan.players).map(({ player }) => player);
  const entered = cast.slice(0, plan.players);
  const entries = entered.map(({ player }) => ({ player, registeredAt: `${plan.year}-02-01T12:00:00Z` }));
  const play = {
    settings,
    order: initialOrder(entries, lastOrder(entered, next)),
    strengthOf: strengths(cast),
    joiners: reserves.slice(0, FIRST_SUBSTITUTE),
    substitutes: reserves.slice(FIRST_SUBSTITUTE),
    leaveAfter: LEAVE_AFTER,
    mayLeave: () => true,
    startDate: `${plan.year}-04-07`,
    roundDays: ROUND_DAYS,
    next,
  };
  return { plan, cast, record: playKnockoutStage(playRounds(play, settings.rounds), play) };
}

/** A possible order of last season: four in five took part, roughly in the order of their strength. */
function lastOrder(entered: readonly Actor[], next: () => number): readonly PlayerId[] {
  return entered
    .filter(() => next() < 0.8)
    .map(({ player, strength }) => ({ player, form: strength + (next() - 0.5) * 40 }))
    .toSorted((left, right) => right.form - left.form)
    .map(({ player }) => player);
}
