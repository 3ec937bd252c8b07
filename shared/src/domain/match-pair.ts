import { withStop } from './with-stop';

type Match = Readonly<Record<'player1' | 'player2', { readonly id: number }>>;

/** The player numbers of a match, those of player 1 and player 2, as its form sends them. */
export const pairIds = ({ player1, player2 }: Match): [number, number] => [player1.id, player2.id];

/**
 * Whether the same two play, on the same sides. A match keeps its id and its version when a substitute or another winner
 * of an earlier match comes in.
 * @param one player numbers, of player 1 and player 2
 */
export const isSamePair = (one: readonly number[], other: readonly number[]): boolean =>
  one[0] === other[0] && one[1] === other[1];

/**
 * `Par se u međuvremenu promijenio: sada igraju Bošnjak K. i Horvat L.`, a whole sentence: others play the match than its
 * form showed.
 * @param one,other names of those who play now, in the order of the page
 */
export const changedPairText = (one: string, other: string): string =>
  withStop(`Par se u međuvremenu promijenio: sada igraju ${one} i ${other}`);
