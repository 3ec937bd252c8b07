import { personName } from '@club/shared/domain';
import { Refusal } from '../platform/http';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

interface Change {
  /** The name that the form showed; undefined: nothing is compared. */
  readonly seen: Name | undefined;
  readonly now: Name;
  readonly wanted: Name;
}

const isSame = (one: Name, other: Name): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName;

/**
 * The name is sent together with every new password: a form that shows a name that is no longer stored would give it
 * back. A name that is stored already is not refused, because the answer to the first request may have been lost.
 * @throws Refusal 409 `NAME_CHANGED`
 */
export function refuseOutdatedName({ seen, now, wanted }: Change): void {
  if (!seen || isSame(now, seen) || isSame(now, wanted)) return;
  const message = `Drugi je administrator u međuvremenu promijenio ime tog korisnika. Sada: ${personName(now)}. Vaš unos je ostao; spremite ga samo ako vrijedi.`;
  const current: Name = { firstName: now.firstName, lastName: now.lastName };
  throw new Refusal(409, 'NAME_CHANGED', message, undefined, { current });
}
