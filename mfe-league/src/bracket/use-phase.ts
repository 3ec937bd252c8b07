import { useAddress } from '@club/shared/address';
import type { Bracket, BracketStage } from '@club/shared/contracts/league/draw';

/** Search parameter of the phase that a narrow screen shows. */
export const PHASE = 'phase';

/** The phase in the address, otherwise the first one with a match to be played, otherwise the final. */
export function usePhase({ stages }: Bracket): BracketStage | undefined {
  const { read } = useAddress();
  const asked = stages.find(({ phase }) => phase === read(PHASE));
  return (
    asked ?? stages.find(({ matches }) => matches.some(({ winner, outcome }) => !winner && !outcome)) ?? stages.at(-1)
  );
}
