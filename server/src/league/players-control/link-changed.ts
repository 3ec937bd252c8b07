import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { personName } from '@club/shared/domain';
import { INPUT_KEPT, Refusal } from '../../platform/http';

/** With the current link, so that whoever changes it can compare. */
export function linkChanged(player: LeaguePlayerRecord): Refusal {
  const { member } = player;
  const now = member ? `Sada: ${personName(member)} (${member.username}).` : 'Sada nije povezan.';
  const message = `Veza igrača s korisnikom u međuvremenu je promijenjena. ${now} ${INPUT_KEPT}`;
  return new Refusal(409, 'LINK_CHANGED', message, undefined, { player });
}
