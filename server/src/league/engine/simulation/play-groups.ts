import { dayAfter } from '@club/shared/domain';
import { type Knockout, playKnockout } from '../knockout/knockout';
import type { KnockoutRecord } from '../knockout/knockout-record';
import type { PlayerId } from '../players/player';
import type { GroupRow, ProjectedSeason } from '../projection/projected-season';
import { type Fixture, fixtureId, makeFixture, onCourt } from '../round/fixture';
import { fixturePoints } from '../round/match-points';
import type { ZagrebDate } from '../round/zagreb-date';
import type { MatchResult } from '../score/match-result';
import { type SeasonMatch, seasonMatches } from '../season/season-matches';
import { seasonSettings } from '../season-settings';
import { encountersOf } from '../standings/encounters';
import { standings } from '../standings/standings';
import { titlesOf } from '../statistics/titles';
import { knockoutResults } from './play-knockout';
import { playMatch, ROUND_MISHAPS } from './play-match';
import type { SeasonCast } from './play-rounds';
import { roundRobin } from './round-robin';

export interface GroupSeasonCast extends Pick<SeasonCast, 'strengthOf' | 'startDate' | 'roundDays' | 'next'> {
  readonly year: number;
  readonly groups: Readonly<Record<'A' | 'B', readonly PlayerId[]>>;
  readonly hasConsolation: boolean;
}

/** A season of the league's first years: two groups as round robins, then a knockout of the best. */
export interface GroupSeason {
  readonly projected: ProjectedSeason;
  readonly knockout: Knockout;
}

/** How many of each group qualify; they meet crosswise, the first of one against the last of the other. */
const QUALIFIERS = 4;

/**
 * Plays a season of two groups with the points of today's rules. The same cast and numbers always give the same season.
 */
export function playGroupSeason(cast: GroupSeasonCast): GroupSeason {
  const { year, groups } = cast;
  const played = (['A', 'B'] as const).map((group) => playGroup(cast, group));
  const seeds = Array.from({ length: QUALIFIERS }, (_, rank) => played.map(({ rows }) => rows[rank]?.player));
  const knockout = playOut(
    cast,
    seeds.flat().filter((player) => player !== undefined),
  );
  const settings = seasonSettings(year);
  const rounds = Math.max(...played.map(({ rounds }) => rounds));
  const matches = played.flatMap((group) => group.matches).toSorted((left, right) => roundOf(left) - roundOf(right));
  const projected: ProjectedSeason = {
    year,
    rounds: Array.from({ length: rounds }, (_, index) => ({
      number: index + 1,
      ...datesOf(cast, index + 1),
      isClosed: true,
    })),
    cells: [],
    matches: [...matches, ...seasonMatches({ settings, rounds: [], knockout })],
    participations: [...groups.A, ...groups.B].map((player) => ({ player, year, status: 'ACTIVE' })),
    titles: titlesOf({ settings, knockout }),
    groupRows: played.flatMap(({ rows }) => rows),
  };
  return { projected, knockout };
}

function playGroup(cast: GroupSeasonCast, group: 'A' | 'B') {
  const { year, strengthOf, next } = cast;
  const schedule = roundRobin(cast.groups[group]);
  const fixtures: Fixture[] = [];
  const matches = schedule.flatMap((pairs, index) =>
    pairs.map((pair): SeasonMatch => {
      const number = index + 1;
      const sides = [
        { regular: pair[0], substitute: null },
        { regular: pair[1], substitute: null },
      ] as const;
      const result = playMatch([strengthOf.get(pair[0]) ?? 0, strengthOf.get(pair[1]) ?? 0], ROUND_MISHAPS, next);
      const fixture = makeFixture(fixtureId(year, number, ...pair), sides, result);
      fixtures.push(fixture);
      return {
        id: fixture.id,
        year,
        tournament: 'MAIN',
        phase: { kind: 'ROUND', number },
        sides,
        places: null,
        group,
        ballCarrier: fixture.ballCarrier,
        ...datesOf(cast, number),
        isClosed: true,
        result,
        points: fixturePoints(fixture).points,
      };
    }),
  );
  return { rounds: schedule.length, matches, rows: tableOf(cast, group, fixtures) };
}

function tableOf(
  { groups, year }: GroupSeasonCast,
  group: 'A' | 'B',
  fixtures: readonly Fixture[],
): readonly GroupRow[] {
  const points = new Map<PlayerId, number>();
  for (const fixture of fixtures) {
    const won = fixturePoints(fixture).points;
    fixture.sides.forEach((side, index) => {
      points.set(onCourt(side), (points.get(onCourt(side)) ?? 0) + (won[index] ?? 0));
    });
  }
  const contenders = groups[group].map((player, index) => {
    return { player, points: points.get(player) ?? 0, place: { row: index + 1, position: 1 } };
  });
  return standings(contenders, encountersOf(fixtures), year).map(({ rank, player, points: sum }) => {
    return { group, rank, player, points: sum };
  });
}

/** Plays all matches that can be played, including the consolation if there is one. */
function playOut(cast: GroupSeasonCast, seeds: readonly PlayerId[]): Knockout {
  const settings = seasonSettings(cast.year);
  const results: Record<string, MatchResult> = {};
  const record: KnockoutRecord = {
    withdrawn: [],
    seeds,
    isConsolationDrawn: cast.hasConsolation,
    phaseDates: [],
    results,
  };
  for (;;) {
    const knockout = playKnockout(record, settings);
    const played = knockoutResults(knockout, cast);
    if (Object.keys(played).length === 0) return knockout;
    Object.assign(results, played);
  }
}

function datesOf(
  { startDate, roundDays }: GroupSeasonCast,
  round: number,
): { startDate: ZagrebDate; endDate: ZagrebDate } {
  const start = dayAfter(startDate, (round - 1) * roundDays);
  return { startDate: start, endDate: dayAfter(start, roundDays - 1) };
}

function roundOf({ phase }: SeasonMatch): number {
  return phase.kind === 'ROUND' ? phase.number : Number.POSITIVE_INFINITY;
}
