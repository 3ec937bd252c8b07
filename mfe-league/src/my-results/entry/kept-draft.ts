import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import * as z from '@club/shared/schema';
import type { Draft } from './draft';

/* The input survives a lost connection and a closed page: it is stored in this browser until the server has it or the
   player discards it. */

const StoredDraft = z.object({
  games: z.array(z.nullable(z.number())).check(z.minLength(6), z.maxLength(6)),
  retired: z.nullable(z.literal([1, 2])),
  version: z.number(),
});

type OwnSide = Pick<MyLeagueMatch, 'id' | 'mySide'>;

/** With the side: the two opponents may share a browser, and neither gets the other's input as their own. */
const keyOf = ({ id, mySide }: OwnSide) => `club-result-draft:${id}:${mySide}`;

export function keptDraft(match: OwnSide): Draft | null {
  try {
    return StoredDraft.parse(JSON.parse(localStorage.getItem(keyOf(match)) ?? 'null'));
  } catch {
    // Nothing is stored, or something that another version of this screen stored.
    return null;
  }
}

export function keepDraft(match: OwnSide, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(match), JSON.stringify(draft));
  } catch {
    // Without available storage the browser keeps it as long as the page is open.
  }
}

export function dropDraft(match: OwnSide): void {
  try {
    localStorage.removeItem(keyOf(match));
  } catch {
    // Nothing was stored.
  }
}
