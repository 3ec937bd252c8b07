import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { lots, type MatchResult, otherSide, recordKnockoutResults, recordResults, type Side } from '../engine';
import { matchIdsOf } from '../matches/league-matches.repository';
import { type Difference, verifySeason } from '../projection/verify-league';
import { changeSeason } from '../season-changes/change-season';
import { allSeasons } from '../seasons/league-seasons.repository';
import { isRound } from '../seasons/phase-text';

export interface RandomCorrections {
  /** Results that were changed; the season was compared with its replay after each. */
  readonly corrected: number;
  /** Changes that the rules refuse. */
  readonly refused: number;
  readonly differences: readonly Difference[];
}

/**
 * Changes results of the stored seasons at random, in open and closed rounds and in the knockout, and compares the
 * stored pages with the replay after each. Stops at the first difference. To keep the seasons unchanged, the caller
 * rolls back.
 * @param count how many changes the rules must have allowed
 */
export async function correctAtRandom(parts: ServiceParts, count: number, seed = 1): Promise<RandomCorrections> {
  const next = lots(seed);
  const { handle } = parts.db;
  const years = (await allSeasons(handle)).filter(({ kind, state }) => kind === 'RULES' && state !== 'PREPARING');
  if (years.length === 0) return { corrected: 0, refused: 0, differences: [] };
  const matches = await matchIdsOf(
    handle,
    years.map(({ year }) => year),
  );
  let [corrected, refused] = [0, 0];
  while (corrected < count && refused < count * 20) {
    const match = matches[Math.floor(next() * matches.length)];
    if (!match) break;
    const result = randomResult(next);
    const write = isRound(match.phase) ? recordResults : recordKnockoutResults;
    const isDone = await changeSeason(parts, match.year, { actorId: null }, ({ record }) =>
      record ? { what: 'Ispravak', record: write(record, { [match.id]: result }) } : null,
    ).then(
      ({ change }) => change !== null,
      (error) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
    if (!isDone) {
      refused += 1;
      continue;
    }
    corrected += 1;
    const season = (await allSeasons(handle)).find(({ year }) => year === match.year);
    const differences = season ? await verifySeason(handle, season) : [];
    if (differences.length > 0) return { corrected, refused, differences };
  }
  return { corrected, refused, differences: [] };
}

/** Any outcome; one in six deletes the result. */
function randomResult(next: () => number): MatchResult | null {
  const by: Side = next() < 0.5 ? 0 : 1;
  const set = (winner: Side, games: number): readonly [number, number] => (winner === 0 ? [6, games] : [games, 6]);
  const other = otherSide(by);
  const games = () => Math.floor(next() * 5);
  const outcomes: readonly (() => MatchResult | null)[] = [
    () => null,
    () => ({ outcome: 'PLAYED', sets: [set(by, games()), set(by, games())] }),
    () => ({ outcome: 'PLAYED', sets: [set(by, games()), set(other, games()), set(by, games())] }),
    () => ({ outcome: 'RETIRED', sets: [set(by, games()), [1, 2]], by }),
    () => ({ outcome: 'WALKOVER', sets: [], by }),
    () => ({ outcome: 'UNPLAYED', excused: next() < 0.5 }),
  ];
  return outcomes[Math.floor(next() * outcomes.length)]?.() ?? null;
}
