import type { LeaguePlayerRecord } from '@club/shared/contracts/league/registrations-control';
import { personName } from '@club/shared/domain';
import { Refusal } from '../../platform/http';

/** Ids of members; null: no link. */
interface Change {
  /** The link that the dialog showed; undefined: nothing is compared. */
  readonly seen: number | null | undefined;
  readonly now: number | null;
  readonly wanted: number | null;
}

/** A link that is stored already is not outdated: the answer to the first request may have been lost. */
export const isOutdatedLink = ({ seen, now, wanted }: Change): boolean =>
  seen !== undefined && now !== seen && now !== wanted;

/** With the current link, so that whoever changes it can compare. */
export function linkChanged(player: LeaguePlayerRecord): Refusal {
  const { member } = player;
  const now = member ? `Sada: ${personName(member)} (${member.username}).` : 'Sada nije povezan.';
  const message = `Veza igrača s korisnikom u međuvremenu je promijenjena. ${now} Vaš odabir je ostao; spremite ga samo ako vrijedi.`;
  return new Refusal(409, 'LINK_CHANGED', message, undefined, { player });
}
