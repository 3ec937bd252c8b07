const FIELD_COUNT = 6;

/**
 * The next field after a digit: within a set from the player's own line to the opponent's, then the next set; after the
 * last field the same one. Fields are counted set by set, player 1 before player 2.
 */
export function nextField(index: number, mySide: 1 | 2): number {
  const own = mySide - 1;
  const set = index - (index % 2);
  if (index % 2 === own) return set + (1 - own);
  return set + 2 < FIELD_COUNT ? set + 2 + own : index;
}
