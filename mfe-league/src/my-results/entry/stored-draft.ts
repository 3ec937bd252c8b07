import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { isSamePair, pairIds } from '@club/shared/domain';
import * as z from '@club/shared/schema';
import { storedValue, storeValue } from '@club/shared/stored-value';
import { isNotOpenYet } from '../own-match/match-state';
import { type Draft, draftOf, isEmpty, isSameResult } from './draft';

/* The input survives a lost connection and a closed page: it is stored in this browser until the server has saved it or
the player discards it. */

const StoredDraft = z.object({
  games: z.array(z.nullable(z.number())).check(z.minLength(6), z.maxLength(6)),
  retired: z.nullable(z.literal([1, 2])),
  version: z.number(),
  /** For whom it was typed: others may play the match by now. */
  player1: LeaguePlayer,
  player2: LeaguePlayer,
});

type Players = Pick<MyLeagueMatch, 'player1' | 'player2'>;
export type DraftOfPair = Draft & Players;

type OwnSide = Pick<MyLeagueMatch, 'id' | 'mySide'>;
type OwnMatch = OwnSide & Players;

/** The key contains the side, because the opponents may share a browser and must not get each other's input. */
const keyOf = ({ id, mySide }: OwnSide) => `club-result-draft:${id}:${mySide}`;

const storedOf = (match: OwnSide): DraftOfPair | null => storedValue(keyOf(match), StoredDraft);

export function storedDraft(match: OwnMatch): Draft | null {
  const stored = storedOf(match);
  return stored && isSamePair(pairIds(stored), pairIds(match)) ? stored : null;
}

/**
 * Input that can no longer be sent, and differs from the result: the deadline has passed, or an administrator has decided
 * the match. Null if there is none. Input for a match that is not open yet is kept for its form.
 */
export function outdatedDraft(match: MyLeagueMatch): Draft | null {
  if (match.editable || isNotOpenYet(match)) return null;
  const draft = storedDraft(match);
  return draft && !isEmpty(draft) && !isSameResult(draft, draftOf(match)) ? draft : null;
}

/** Input that was typed when others played the match; null if there is none. */
export function draftOfOtherPair(match: OwnMatch): DraftOfPair | null {
  const stored = storedOf(match);
  return stored && !isEmpty(stored) && !isSamePair(pairIds(stored), pairIds(match)) ? stored : null;
}

export const storeDraft = (match: OwnMatch, draft: Draft): void => {
  const { player1, player2 } = match;
  storeValue(keyOf(match), { ...draft, player1, player2 });
};
export const dropDraft = (match: OwnSide): void => storeValue(keyOf(match), null);
