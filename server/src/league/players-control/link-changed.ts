import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { INPUT_KEPT, Refusal } from '../../platform/http';
import { linkedMemberName } from '../players/linked-member';

/** With the current link, so that whoever changes it can compare. */
export function linkChanged(player: LeaguePlayerRecord): Refusal {
  const { member } = player;
  const now = member ? `Sada: ${linkedMemberName(member)}.` : 'Sada nije povezan.';
  const message = `Veza igrača s korisnikom u međuvremenu je promijenjena. ${now} ${INPUT_KEPT}`;
  return new Refusal(409, 'LINK_CHANGED', message, undefined, { player });
}
