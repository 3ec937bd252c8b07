import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';

export type RoundState = 'published' | 'open' | 'future';

type Rounds = Pick<PyramidControl, 'round' | 'plannedRounds'>;

/** The state of each planned round; `published` are those whose results are. */
export const roundStates = ({ round, plannedRounds }: Rounds): RoundState[] =>
  Array.from({ length: plannedRounds }, (_, index) => {
    const number = index + 1;
    if (!round || number > round.number) return 'future';
    return number === round.number && round.state === 'OPEN' ? 'open' : 'published';
  });

/** How far the season is, and whether its rules can still be changed: the first publication locks them (league rule R1). */
export function roundsText(rounds: Rounds): string {
  const { round, plannedRounds } = rounds;
  if (!round) return 'Nijedno kolo nije objavljeno. Objavom 1. kola zaključavaju se pravila sezone.';
  return `${progress(round, plannedRounds)} Pravila sezone zaključana su od 1. kola.`;
}

function progress({ number, state }: NonNullable<Rounds['round']>, planned: number): string {
  if (state === 'OPEN')
    return number === 1 ? '1. kolo je otvoreno.' : `${number - 1} objavljeno, ${number}. je otvoreno.`;
  return number === planned ? 'Sva su kola objavljena.' : `${number} objavljeno.`;
}
