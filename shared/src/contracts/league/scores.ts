import * as z from '@club/shared/schema';

/**
 * Part of every match: how it ended (resolution 23). RETIRED: during the match · WALKOVER: forfeited before the start ·
 * DOUBLE_WALKOVER: forfeited by both · NO_RESULT: broken off by neither player · UNPLAYED: the round closed without it.
 */
export const Outcome = z.enum(['PLAYED', 'RETIRED', 'WALKOVER', 'DOUBLE_WALKOVER', 'NO_RESULT', 'UNPLAYED']);

/** Part of a match with a result. ENTERED: counts, the opponent may still confirm or dispute it (resolution 42). */
export const ResultState = z.enum(['ENTERED', 'CONFIRMED', 'DISPUTED']);

/** Games by set and player in every response; 0:0 is a set that was not played. */
export const SIX_SCORES = {
  set1Igrac1: z.number(),
  set1Igrac2: z.number(),
  set2Igrac1: z.number(),
  set2Igrac2: z.number(),
  set3Igrac1: z.number(),
  set3Igrac2: z.number(),
};

/** No game was played. */
export const NO_GAMES = { set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0, set3Igrac1: 0, set3Igrac2: 0 };

const WRONG = 'Broj gemova u setu mora biti cijeli broj od 0 do 7.';
const games = z._default(z.number(WRONG).check(z.int(WRONG), z.minimum(0, WRONG), z.maximum(7, WRONG)), 0);

/** The same in a request, 0 to 7; a missing field is 0. */
export const SIX_ENTERED_SCORES = {
  set1Igrac1: games,
  set1Igrac2: games,
  set2Igrac1: games,
  set2Igrac2: games,
  set3Igrac1: games,
  set3Igrac2: games,
};

export type Outcome = z.infer<typeof Outcome>;
export type ResultState = z.infer<typeof ResultState>;
