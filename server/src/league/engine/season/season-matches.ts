import { type Knockout, knockoutMatches } from '../knockout/knockout';
import type { KnockoutPhase, Tournament } from '../knockout/phase';
import type { PlayerId } from '../players/player';
import type { Place } from '../pyramid/place';
import type { Contestant, FixtureId } from '../round/fixture';
import { fixturePoints } from '../round/match-points';
import type { Round } from '../round/round';
import type { ZagrebDate } from '../round/zagreb-date';
import type { MatchResult } from '../score/match-result';
import type { BothSides } from '../score/side';
import type { Season } from './season';

/** A pyramid round by its number, or a knockout stage. */
export type Phase = { readonly kind: 'ROUND'; readonly number: number } | { readonly kind: KnockoutPhase };

/** A match of a season, played or not. */
export interface SeasonMatch {
  readonly id: FixtureId;
  readonly year: number;
  readonly tournament: Tournament;
  readonly phase: Phase;
  /** In a round defender and attacker, with their substitutes; in a bracket the upper and the lower line. */
  readonly sides: BothSides<Contestant>;
  /** The cells of the two in the round's initial pyramid; null in a bracket and in a group. */
  readonly places: BothSides<Place> | null;
  /** The group in a season that was played in groups; null elsewhere. */
  readonly group: 'A' | 'B' | null;
  /** The player who brings the balls; null in a bracket. */
  readonly ballCarrier: PlayerId | null;
  /** Null in a bracket whose phase has not been opened. */
  readonly startDate: ZagrebDate | null;
  readonly endDate: ZagrebDate | null;
  /** Its round is closed: without a result it counts as unplayed, and only ADMIN may enter one. */
  readonly isClosed: boolean;
  readonly result: MatchResult | null;
  /** Points of the two regulars without row bonus; null in a bracket and without a result in an open round. */
  readonly points: BothSides<number> | null;
}

/** Every match of a season whose two players are known, in the order of play. */
export function seasonMatches({
  settings,
  rounds,
  knockout,
}: Pick<Season, 'settings' | 'rounds' | 'knockout'>): readonly SeasonMatch[] {
  return [
    ...rounds.flatMap((round) => roundMatches(settings.year, round)),
    ...(knockout ? matchesOfKnockout(settings.year, knockout) : []),
  ];
}

function roundMatches(year: number, round: Round): SeasonMatch[] {
  const { number, cells, fixtures, startDate, endDate, closing } = round;
  const places = new Map(cells.map(({ player, row, position }) => [player, { row, position }]));
  const isClosed = closing !== null;
  return fixtures.map((fixture) => {
    const { id, sides, ballCarrier, result } = fixture;
    const points = result || isClosed ? fixturePoints(fixture).points : null;
    const phase = { kind: 'ROUND', number } as const;
    const [defender, attacker] = [places.get(sides[0].regular), places.get(sides[1].regular)];
    return {
      id,
      year,
      tournament: 'MAIN',
      phase,
      sides,
      places: defender && attacker ? [defender, attacker] : null,
      group: null,
      ballCarrier,
      startDate,
      endDate,
      isClosed,
      result,
      points,
    };
  });
}

function matchesOfKnockout(year: number, knockout: Knockout): SeasonMatch[] {
  const consolation = new Set(knockout.consolation?.stages.flat().map((match) => match.id));
  return knockoutMatches(knockout).map(({ id, phase, sides: [first, second], result }) => {
    const tournament = consolation.has(id) ? 'CONSOLATION' : 'MAIN';
    const dates = knockout.phaseDates.find((each) => each.tournament === tournament && each.phase === phase);
    return {
      id,
      year,
      tournament,
      phase: { kind: phase },
      sides: [
        { regular: first, substitute: null },
        { regular: second, substitute: null },
      ],
      places: null,
      group: null,
      ballCarrier: null,
      startDate: dates?.startDate ?? null,
      endDate: dates?.endDate ?? null,
      isClosed: false,
      result,
      points: null,
    };
  });
}
