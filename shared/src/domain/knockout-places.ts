/**
 * Places of the knockout, best seed first: 1–40 are in the main draw, 41–48 are for the winners of the qualifications.
 * With at most 48 players there are no qualifications. Source: knockout rules, "Qualifications".
 */
export const DIRECT_PLACES = 40;
/** Places of the main draw, those of the qualifications included. */
export const MAIN_PLACES = 48;

/** Lines of the bracket for a field: the next power of two. Source: knockout rules, "Draw". */
export function bracketSize(field: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(field, 1)));
}

/** How many of the best players have a bye in the first round of the main draw. Source: knockout rules, "Draw". */
export function drawByes(players: number): number {
  const field = Math.min(players, MAIN_PLACES);
  return bracketSize(field) - field;
}
