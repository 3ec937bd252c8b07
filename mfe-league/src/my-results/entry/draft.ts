import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { type SetScore, setsWon } from '@club/shared/domain';
import type { Side } from '../../match/sides';

/** The input: games by set, of player 1 and 2, null if empty; and who retired. */
export interface Draft {
  readonly games: readonly (number | null)[];
  readonly retired: Side | null;
  /** Version of the match on which the input is based. */
  readonly version: number;
}

/** Set by set, player 1 before player 2. */
const FIELDS = ['set1Igrac1', 'set1Igrac2', 'set2Igrac1', 'set2Igrac2', 'set3Igrac1', 'set3Igrac2'] as const;

/** The draft of the stored match. A set without a game is empty, not 0:0. */
export function draftOf(match: MyLeagueMatch): Draft {
  const games = FIELDS.map((field, index) => {
    const other = FIELDS[index % 2 === 0 ? index + 1 : index - 1] ?? field;
    return match[field] + match[other] > 0 ? match[field] : null;
  });
  const retired = match.retired?.id === match.player1.id ? 1 : match.retired ? 2 : null;
  return { games, retired, version: match.version };
}

export function setsOf({ games }: Draft): SetScore[] {
  return [0, 2, 4].map((index) => [games[index] ?? 0, games[index + 1] ?? 0] as const);
}

/** The index of the first set with one empty field, which is no 0; undefined if there is none. */
export const halfTypedSet = (draft: Draft): number | undefined => [0, 1, 2].find((set) => isHalfTyped(draft, set));

/** @param set its index */
export function isHalfTyped({ games }: Draft, set: number): boolean {
  const [one, other] = [games[2 * set] ?? null, games[2 * set + 1] ?? null];
  return (one === null) !== (other === null);
}

/** Whether the first two sets are typed and won by one side, so that there is no third. */
export const isDecided = (draft: Draft): boolean =>
  !draft.games.slice(0, 4).includes(null) && setsWon(setsOf(draft).slice(0, 2)).includes(2);

/** The six scores for the call. */
export function scoresOf({ games }: Draft): Record<(typeof FIELDS)[number], number> {
  const score = (index: number) => games[index] ?? 0;
  return {
    set1Igrac1: score(0),
    set1Igrac2: score(1),
    set2Igrac1: score(2),
    set2Igrac2: score(3),
    set3Igrac1: score(4),
    set3Igrac2: score(5),
  };
}

/** Whether nothing is typed or ticked. */
export const isEmpty = ({ games, retired }: Draft): boolean =>
  retired === null && games.every((typed) => typed === null);

/** Whether two drafts contain the same result, whatever they are based on. */
export function isSameResult(one: Draft, other: Draft): boolean {
  return one.retired === other.retired && JSON.stringify(setsOf(one)) === JSON.stringify(setsOf(other));
}
