import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import type { Side } from '../../match/sides';

const FIELD_COUNT = 6;

/** The fields in the order of typing: set by set, the player's own line before the opponent's. */
const orderOf = (mySide: Side): readonly number[] =>
  Array.from({ length: FIELD_COUNT }, (_, place) => (mySide === 1 ? place : place + (place % 2 === 0 ? 1 : -1)));

const neighbour = (index: number, mySide: Side, step: 1 | -1): number => {
  const order = orderOf(mySide);
  return order[order.indexOf(index) + step] ?? index;
};

/** The next field after a digit; after the last one the same. Fields are counted set by set, player 1 before player 2. */
export const nextField = (index: number, mySide: Side): number => neighbour(index, mySide, 1);

/** The field before, for erasing; before the first one the same. */
export const previousField = (index: number, mySide: Side): number => neighbour(index, mySide, -1);

/** `3. set, Bošnjak K.` */
export const fieldName = (index: number, { player1, player2 }: Pick<MyLeagueMatch, 'player1' | 'player2'>): string =>
  `${Math.floor(index / 2) + 1}. set, ${(index % 2 === 0 ? player1 : player2).displayName}`;
