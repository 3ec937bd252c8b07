import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { withStop } from '@club/shared/domain';

/** `Babić I., Horvat L.` */
export const namesOf = (players: readonly LeaguePlayer[]): string =>
  players.map(({ displayName }) => displayName).join(', ');

/** A remark that names the players whom the first round would leave out; null once everybody is placed. */
export function unplacedText({ unplaced = [], plannedRounds }: SeasonControl): string | null {
  if (unplaced.length === 0) return null;
  const later = plannedRounds > 1 ? 'Ulaze tek 2. kolom.' : 'Nakon 1. kola mogu biti samo zamjene.';
  return `${withStop(`Prihvaćeni, a nisu u piramidi: ${namesOf(unplaced)}`)} ${later}`;
}
