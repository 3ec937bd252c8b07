import { useState } from 'react';
import { LinkDialog } from '../league-players/link-dialog';
import { AcceptDialog } from './accept-dialog';
import { CorrectDialog } from './correct-dialog';
import type { OpenedRegistration } from './registration-actions';

/**
 * The dialog for a registration; rendered outside the list, which may change while it is open. It does not disappear when
 * somebody else erases the registration or undoes its acceptance.
 */
export function RegistrationDialog({ kind, registration, onClose }: OpenedRegistration & { onClose: () => void }) {
  const [player] = useState(registration.player);
  if (kind === 'ACCEPT') return <AcceptDialog registration={registration} onClose={onClose} />;
  if (kind === 'LINK') return player && <LinkDialog player={player} onClose={onClose} />;
  return <CorrectDialog registration={registration} onClose={onClose} />;
}
