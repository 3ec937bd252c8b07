import { dayAfter, type SetScore, yearOf } from '@club/shared/domain';
import {
  finalOrder,
  initialOrder,
  lots,
  playKnockoutStage,
  playRounds,
  recordResults,
  replaySeason,
  roundResults,
  type SeasonCast,
  type SeasonRecord,
  seasonSettings,
} from '../../league';
import { type Candidate, fieldOf } from './demo-fields';
import { withPhaseDates } from './demo-phase-dates';

export interface SeasonPlan {
  readonly year: number;
  readonly players: number;
  readonly rounds: number;
  readonly roundDays: number;
  readonly startDate: string;
  /** After each of these rounds a player leaves. With more than 48 at the end there are qualifications. */
  readonly leaveAfter: readonly number[];
}

const LEAVE_AFTER: readonly number[] = [5, 10, 15];

/** The seasons of the specification, with qualifications from 2023 on; those after 2025 are played like that one. */
const PAST: readonly SeasonPlan[] = [
  { year: 2020, players: 47, rounds: 18, roundDays: 7, startDate: '2020-05-04', leaveAfter: LEAVE_AFTER },
  { year: 2022, players: 52, rounds: 20, roundDays: 7, startDate: '2022-04-04', leaveAfter: [5, 10, 15, 18] },
  { year: 2023, players: 50, rounds: 19, roundDays: 7, startDate: '2023-04-03', leaveAfter: [10] },
  { year: 2024, players: 63, rounds: 18, roundDays: 8, startDate: '2024-04-01', leaveAfter: LEAVE_AFTER },
  { year: 2025, players: 56, rounds: 17, roundDays: 8, startDate: '2025-04-07', leaveAfter: LEAVE_AFTER },
];
const LAST_PAST_YEAR = 2025;
const RUNNING_PLAYERS = 54;
const RUNNING_ROUNDS = 17;
const ROUND_DAYS = 8;
/** Number of closed rounds of the running season on any day; the open one began this many days ago. */
const CLOSED_ROUNDS = 5;
const DAYS_INTO_ROUND = 4;
/** Two people join each season, before rounds 5 and 9, and count as its players. */
const JOINERS = 2;
/** In this time as many people register as any season has. */
const REGISTRATION_DAYS = 20;
const HOURS_APART = 7;
/** How often the running season is played with other lots, and how far these are from the lots of another year. */
const MOST_ATTEMPTS = 50;
const LOTS_APART = 10_000;

export interface DemoSeason {
  readonly plan: SeasonPlan;
  readonly record: SeasonRecord;
  /** The later results of matches that have none yet, except those of `waiting`; in the order of the round. */
  readonly awaited: readonly AwaitedResult[];
}

export interface AwaitedResult {
  readonly id: string;
  /** The regulars of the two cells: defender, attacker. */
  readonly regulars: readonly [number, number];
  readonly sets: readonly SetScore[];
}

export interface LeaguePeople {
  readonly candidates: readonly Candidate[];
  readonly strengthOf: ReadonlyMap<number, number>;
  /** The players of the last season before the first of these, best first. */
  readonly lastOrder: readonly number[];
  /** Players who enter their results themselves. */
  readonly accounts: ReadonlySet<number>;
}

/**
 * Every season of the demo from 2020 to the running one, which is that of the year of `today` and played around it:
 * some rounds are closed and one is open, in which the matches of `waiting`, of members with an account, and of some
 * others have no result yet. The same on every machine.
 */
export function demoSeasons(people: LeaguePeople, today: string, waiting: readonly number[]): DemoSeason[] {
  const seasons: DemoSeason[] = [];
  let { lastOrder } = people;
  for (const plan of pastPlans(today)) {
    const cast = castOf(plan, people, lastOrder, isPlayedByAccounts(plan, today), lots(plan.year));
    const record = finished(cast, plan);
    seasons.push({ plan, record, awaited: [] });
    lastOrder = finalOrder(replaySeason(record));
  }
  return [...seasons, runningSeason(people, lastOrder, today, waiting)];
}

/** With the first lots, of 50, that leave members two matches against each other, whose results they dispute and confirm. */
function runningSeason(
  people: LeaguePeople,
  lastOrder: readonly number[],
  today: string,
  waiting: readonly number[],
): DemoSeason {
  const plan = runningPlan(today);
  for (let attempt = 0; ; attempt += 1) {
    const cast = castOf(plan, people, lastOrder, true, lots(plan.year + attempt * LOTS_APART));
    const played = running(cast, waiting, people.accounts);
    const ofMembers = played.awaited.filter(({ regulars }) => regulars.every((player) => people.accounts.has(player)));
    if (ofMembers.length >= 2 || attempt === MOST_ATTEMPTS) return { plan, ...played };
  }
}

/** Those of the specification, then one of every year. */
function pastPlans(today: string): readonly SeasonPlan[] {
  const thisYear = yearOf(today);
  const later = Array.from({ length: Math.max(0, thisYear - 1 - LAST_PAST_YEAR) }, (_, index) => {
    const year = LAST_PAST_YEAR + 1 + index;
    return { ...runningPlan(today), year, startDate: `${year}-04-07` };
  });
  return [...PAST.filter(({ year }) => year < thisYear), ...later];
}

function runningPlan(today: string): SeasonPlan {
  return {
    year: yearOf(today),
    players: RUNNING_PLAYERS,
    rounds: RUNNING_ROUNDS,
    roundDays: ROUND_DAYS,
    startDate: dayAfter(today, -DAYS_INTO_ROUND - CLOSED_ROUNDS * ROUND_DAYS),
    leaveAfter: LEAVE_AFTER,
  };
}

/** The demo accounts play this season and the last one, and all since 2025. */
const isPlayedByAccounts = ({ year }: SeasonPlan, today: string): boolean =>
  year >= Math.min(LAST_PAST_YEAR, yearOf(today) - 1);

function castOf(
  { year, players, rounds, roundDays, startDate, leaveAfter }: SeasonPlan,
  { strengthOf, candidates }: LeaguePeople,
  lastOrder: readonly number[],
  isOfDemoAccounts: boolean,
  next: () => number,
): SeasonCast {
  const { entered, reserves } = fieldOf(players - JOINERS, lastOrder, candidates, isOfDemoAccounts, next);
  const stays = new Set(candidates.filter(({ isInLeague }) => isInLeague).map(({ player }) => player));
  const entries = entered.map((player, index) => ({ player, registeredAt: registeredAt(year, startDate, index) }));
  return {
    settings: seasonSettings(year, { rounds }),
    order: initialOrder(entries, lastOrder),
    strengthOf,
    joiners: reserves.slice(0, JOINERS),
    substitutes: reserves.slice(JOINERS),
    leaveAfter,
    mayLeave: (player) => !stays.has(player),
    startDate,
    roundDays,
    next,
  };
}

/** From 1 February on, or early enough for a season that starts sooner: one registration every few hours. */
export function registeredAt(year: number, startDate: string, index: number): string {
  const [firstDay] = [`${year}-02-01`, dayAfter(startDate, -REGISTRATION_DAYS)].toSorted();
  return new Date(Date.parse(`${firstDay}T08:00:00Z`) + index * HOURS_APART * 3_600_000).toISOString();
}

function finished(cast: SeasonCast, { rounds, roundDays, startDate }: SeasonPlan): SeasonRecord {
  const record = playKnockoutStage(playRounds(cast, rounds), cast);
  return withPhaseDates(record, dayAfter(startDate, rounds * roundDays));
}

/** About half of the open round's results are entered; those of players with accounts are missing. */
function running(
  cast: SeasonCast,
  waiting: readonly number[],
  accounts: ReadonlySet<number>,
): Pick<DemoSeason, 'record' | 'awaited'> {
  const record = playRounds(cast, CLOSED_ROUNDS);
  const fixtures = replaySeason(record).rounds.at(-1)?.fixtures ?? [];
  const open = new Set(
    fixtures
      .filter(({ sides }) => sides.some(({ regular }) => accounts.has(regular)) || cast.next() < 0.5)
      .map(({ id }) => id),
  );
  const results = roundResults(record, cast);
  const awaited = fixtures.flatMap(({ id, sides: [defender, attacker] }): AwaitedResult[] => {
    const result = results[id];
    const regulars = [defender.regular, attacker.regular] as const;
    if (!open.has(id) || result?.outcome !== 'PLAYED' || regulars.some((player) => waiting.includes(player))) return [];
    return [{ id, regulars, sets: result.sets }];
  });
  const entered = Object.entries(results).filter(([id]) => !open.has(id));
  return { record: recordResults(record, Object.fromEntries(entered)), awaited };
}
