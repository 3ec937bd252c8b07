import { personName } from '@club/shared/domain';
import { INPUT_KEPT, isOutdated, Refusal, type SeenChange } from '../platform/http';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The name is sent together with every new password: a form that shows a name that is no longer stored would give it
 * back.
 * @throws Refusal 409 `NAME_CHANGED`
 */
export function refuseOutdatedName({ seen, now: { firstName, lastName }, wanted }: SeenChange<Name>): void {
  const current: Name = { firstName, lastName };
  if (!isOutdated({ seen, now: current, wanted })) return;
  const message = `Drugi je administrator u međuvremenu promijenio ime tog korisnika. Sada: ${personName(current)}. ${INPUT_KEPT}`;
  throw new Refusal(409, 'NAME_CHANGED', message, undefined, { current });
}
