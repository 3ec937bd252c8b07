import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { otherSide, playerOn, type Side } from '../../match/sides';

export const opponentOf = (match: Pick<MyLeagueMatch, 'mySide' | 'player1' | 'player2'>): LeaguePlayer =>
  playerOn(match, otherSide(match.mySide));

/** Whether the player plays the match: an absent regular can only enter what the substitute plays (resolution 44). */
export const isOnCourt = (
  { player1, player2 }: Pick<MyLeagueMatch, 'player1' | 'player2'>,
  player: LeaguePlayer | null,
): boolean => [player1.id, player2.id].some((id) => id === player?.id);

/** The player's own side, then the opponent's. */
export const ownSideFirst = ({ mySide }: Pick<MyLeagueMatch, 'mySide'>): readonly Side[] => [mySide, otherSide(mySide)];

/** The label that shows whether the players agree on a result (resolution 42). */
export function stateLabel({
  state,
  mayConfirm,
  awaitsOpponent = true,
}: Pick<MyLeagueMatch, 'state' | 'mayConfirm' | 'awaitsOpponent'>): string {
  switch (state) {
    case 'ENTERED':
      if (mayConfirm) return 'čeka vašu potvrdu';
      return awaitsOpponent ? 'čeka potvrdu protivnika' : 'nije osporeno';
    case 'CONFIRMED':
      return 'potvrđeno';
    case 'DISPUTED':
      return 'osporeno';
    default:
      return '';
  }
}

type Unplayed = Pick<MyLeagueMatch, 'retired' | 'winner' | 'set1Igrac1' | 'set1Igrac2' | 'set2Igrac1' | 'set2Igrac2'>;

/** No retired player, no winner and no games in the first two sets: the marker N (specification, section 4). */
export function isUnplayed(match: Unplayed): boolean {
  const games = match.set1Igrac1 + match.set1Igrac2 + match.set2Igrac1 + match.set2Igrac2;
  return match.retired === null && match.winner === null && games === 0;
}

/** Whether players cannot enter the match yet: its phase has no dates. */
export const isNotOpenYet = ({ endDate, outcome }: Pick<MyLeagueMatch, 'endDate' | 'outcome'>): boolean =>
  endDate === null && outcome === null;

/** Still to be entered, changed or confirmed. */
export const isOpen = ({ editable, mayConfirm }: Pick<MyLeagueMatch, 'editable' | 'mayConfirm'>): boolean =>
  editable || mayConfirm;
