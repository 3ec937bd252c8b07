import { useAddress } from '@club/shared/address';
import type { Bracket, BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';
import { isBye } from './bracket-layout';

/** Search parameter of the phase that a narrow screen shows. */
export const PHASE = 'phase';

/** The phase in the address, otherwise the first one with a match to be played, otherwise the final. */
export function usePhase({ stages }: Bracket): BracketStage | undefined {
  const { read } = useAddress();
  const asked = stages.find(({ phase }) => phase === read(PHASE));
  return asked ?? stages.find(({ matches }) => matches.some(isToBePlayed)) ?? stages.at(-1);
}

/** A bye has no result, and after a double walkover against another bye no winner either. */
const isToBePlayed = (match: BracketMatch): boolean => !match.winner && !match.outcome && !isBye(match);
