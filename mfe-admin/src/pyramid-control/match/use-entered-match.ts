import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { useState } from 'react';

interface Entered {
  readonly match: LeagueMatch;
  /** The match is no longer listed: its round or the season was closed, or it is not played any more. */
  readonly isGone: boolean;
}

/**
 * The match with this id, which is being entered. It is kept when it leaves the list, because otherwise its dialog would
 * disappear with the input.
 */
export function useEnteredMatch(matches: readonly LeagueMatch[], id: string | null): Entered | undefined {
  const listed = matches.find((match) => match.id === id);
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  if (listed) return { match: listed, isGone: false };
  return last && last.id === id ? { match: last, isGone: true } : undefined;
}
