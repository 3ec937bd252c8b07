import { type Registration, RegistrationNow } from '@club/shared/contracts/league/registrations-control';
import { usePrompt } from '@club/shared/dialogs';
import { personName } from '@club/shared/domain';
import { ApiError } from '@club/shared/http';
import { Box, Button } from '@club/shared/ui-core';
import { useRefuseRegistration } from './use-registrations';

interface RegistrationActionsProps {
  registration: Registration;
  /** The season still takes players. */
  mayAccept: boolean;
  onOpen: (kind: OpenedRegistration['kind']) => void;
}

/** The open dialog and its registration; rendered outside the list, so that it stays when its row leaves the list. */
export interface OpenedRegistration {
  readonly kind: 'ACCEPT' | 'LINK' | 'CORRECT';
  readonly registration: Registration;
}

/** The actions for a registration in its current state. */
export function RegistrationActions({ registration, mayAccept, onOpen }: RegistrationActionsProps) {
  const { id, state, player, erased, lastModifiedDate } = registration;
  const prompt = usePrompt();
  const refusing = useRefuseRegistration(id);
  const name = personName(registration);
  const refuse = () => {
    let seen = lastModifiedDate;
    // A conflict shows the current data: repeating the refusal is about those.
    const learn = (error: unknown): never => {
      const problem = error instanceof ApiError ? error.problem : undefined;
      seen = RegistrationNow.safeParse(problem).data?.registration.lastModifiedDate ?? seen;
      throw error;
    };
    return prompt({
      title: 'Želite li odbiti prijavu?',
      subject: name,
      label: 'Razlog odbijanja',
      required: 'Unesite razlog odbijanja.',
      maxLength: 300,
      confirm: 'Odbij',
      tone: 'danger',
      act: (reason) => refusing.mutateAsync({ reason, seen }).catch(learn),
    });
  };
  // The buttons depend on the state, which another administrator may change; an open dialog does not.
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
      {state !== 'ACCEPTED' && mayAccept && !erased && (
        <Button variant="outlined" aria-label={`Prihvati, ${name}`} onClick={() => onOpen('ACCEPT')}>
          Prihvati
        </Button>
      )}
      {state === 'NEW' && (
        <Button color="error" aria-label={`Odbij, ${name}`} onClick={() => void refuse()}>
          Odbij
        </Button>
      )}
      {!erased && (
        <Button aria-label={`Ispravi, ${name}`} onClick={() => onOpen('CORRECT')}>
          Ispravi
        </Button>
      )}
      {state === 'ACCEPTED' && player && !erased && (
        <Button aria-label={`Poveži s korisnikom, ${name}`} onClick={() => onOpen('LINK')}>
          Poveži
        </Button>
      )}
    </Box>
  );
}
