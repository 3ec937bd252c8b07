import { useAddress } from '@club/shared/address';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { isRoundClosed } from '../controlled-season/season-state';
import { MatchDialog } from './match-dialog';
import { useEnteredMatch } from './use-entered-match';

interface EnteredMatchProps {
  /** All matches whose results can be entered or corrected on the page. */
  matches: readonly LeagueMatch[];
  rounds: readonly LeagueRound[];
  /** The season is finished: results are read-only. */
  isFinal: boolean;
}

/** A publication was undone, a player is absent, or an earlier result was changed. */
const GONE = 'Ovaj se meč u međuvremenu više ne igra, pa se rezultat ne može spremiti.';
const SEASON_OVER = 'Sezona je u međuvremenu završena: rezultati se više ne upisuju.';

/** The dialog of the match in the address; rendered outside the lists, which may change or disappear while it is open. */
export function EnteredMatch({ matches, rounds, isFinal }: EnteredMatchProps) {
  const { read, change } = useAddress();
  const entered = useEnteredMatch(isFinal ? [] : matches, read('match'));
  if (!entered) return null;
  const { match, isGone } = entered;
  const isClosed = isRoundClosed(rounds, match.round);
  const notice = isFinal ? SEASON_OVER : isGone && !isClosed ? GONE : undefined;
  return (
    <MatchDialog
      key={match.id}
      match={match}
      isClosed={isClosed}
      notice={notice}
      onClose={() => change({ match: null })}
    />
  );
}
