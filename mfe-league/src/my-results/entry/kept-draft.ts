import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { storedValue, storeValue } from '@club/shared/kept-input';
import * as z from '@club/shared/schema';
import type { Draft } from './draft';

/* The input survives a lost connection and a closed page: it is stored in this browser until the server has saved it or
the player discards it. */

const StoredDraft = z.object({
  games: z.array(z.nullable(z.number())).check(z.minLength(6), z.maxLength(6)),
  retired: z.nullable(z.literal([1, 2])),
  version: z.number(),
});

type OwnSide = Pick<MyLeagueMatch, 'id' | 'mySide'>;

/** The key contains the side, because the opponents may share a browser and must not get each other's input. */
const keyOf = ({ id, mySide }: OwnSide) => `club-result-draft:${id}:${mySide}`;

export const keptDraft = (match: OwnSide): Draft | null => storedValue(keyOf(match), StoredDraft);
export const keepDraft = (match: OwnSide, draft: Draft): void => storeValue(keyOf(match), draft);
export const dropDraft = (match: OwnSide): void => storeValue(keyOf(match), null);
