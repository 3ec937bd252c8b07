import type { PlayerId } from '../players/player';
import { placeOf } from '../pyramid/place';
import { fixturePoints } from '../round/match-points';
import type { Round } from '../round/round';
import { encountersOf } from '../standings/encounters';
import { standings } from '../standings/standings';
import type { Season } from './season';

/** A row of the seeders list: rank from 1, league points. */
export interface Seeder {
  readonly rank: number;
  readonly player: PlayerId;
  readonly points: number;
  /** His match in the open round has a result, and these points include it (resolution 22). */
  readonly playedRound: boolean;
}

/**
 * The seeders list. While a round is open it is the live table: points of the closed rounds plus the match points so
 * far, without byes and row bonus, which are added when the round closes. Once drawn it is the order of the draw.
 * Source: specification, section 2, "Seeders list"; league rule R11; resolution 22.
 */
export function seeders(season: Season): readonly Seeder[] {
  const { knockout, points, order, rounds, settings, withdrawals } = season;
  const withdrawn = new Set(withdrawals.map(({ player }) => player));
  if (knockout) {
    return knockout.seeds.map((player, index) => {
      return { rank: index + 1, player, points: points.get(player) ?? 0, playedRound: false };
    });
  }
  const live = livePoints(rounds.at(-1));
  const contenders = order.flatMap((player, index) => {
    if (player === null || withdrawn.has(player)) return [];
    return [{ player, points: (points.get(player) ?? 0) + (live.get(player) ?? 0), place: placeOf(index) }];
  });
  const fixtures = rounds.flatMap((round) => round.fixtures);
  return standings(contenders, encountersOf(fixtures), settings.lotSeed).map(({ rank, player, points: sum }) => {
    return { rank, player, points: sum, playedRound: live.has(player) };
  });
}

/** Match points of the open round by regular, for matches with a result. */
function livePoints(round: Round | undefined): ReadonlyMap<PlayerId, number> {
  const live = new Map<PlayerId, number>();
  if (!round || round.closing) return live;
  for (const fixture of round.fixtures) {
    const { sides, result } = fixture;
    if (result === null || result.outcome === 'UNPLAYED') continue;
    const { points } = fixturePoints(fixture);
    if (sides[0].substitute === null) live.set(sides[0].regular, points[0]);
    if (sides[1].substitute === null) live.set(sides[1].regular, points[1]);
  }
  return live;
}
