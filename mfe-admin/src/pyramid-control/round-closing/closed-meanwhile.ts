import type { SeasonControl } from '@club/shared/contracts/league/rounds';

/**
 * What somebody else has done to the round that a page was opened for; undefined while it is open.
 * @param number of that round; undefined: none was open
 */
export function closedMeanwhile({ rounds }: SeasonControl, number: number | undefined): string | undefined {
  if (number === undefined) return undefined;
  const round = rounds.find((each) => each.number === number);
  if (!round) return `Objava ${number}. kola u međuvremenu je poništena.`;
  return round.state === 'OPEN' ? undefined : `${number}. kolo je u međuvremenu zatvoreno.`;
}
