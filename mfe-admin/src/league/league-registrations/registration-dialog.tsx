import { LinkDialog } from '../league-players/link-dialog';
import { AcceptDialog } from './accept-dialog';
import { CorrectDialog } from './correct-dialog';
import type { OpenedRegistration } from './registration-actions';

/** The dialog for a registration; rendered outside the list, which may change while it is open. */
export function RegistrationDialog({ kind, registration, onClose }: OpenedRegistration & { onClose: () => void }) {
  const { player, erased } = registration;
  if (kind === 'ACCEPT') return <AcceptDialog registration={registration} onClose={onClose} />;
  if (kind === 'LINK') return player && <LinkDialog player={player} onClose={onClose} />;
  return !erased && <CorrectDialog registration={registration} onClose={onClose} />;
}
