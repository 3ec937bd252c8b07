import type { Registration, RegistrationCandidate } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate } from '@club/shared/domain';
import { errorMessage } from '@club/shared/http';
import { Typography } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { LinkField } from './link-field';
import { useAcceptRegistration } from './use-registrations';

const NEW_PLAYER = 'new';

/**
 * Whether the registration is of somebody who played before; a wrong guess would mix two persons' matches. So only a certain
 * player is chosen in advance, and a namesake by whoever knows.
 */
export function AcceptDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, candidates, members } = registration;
  const [choice, setChoice] = useState(presetChoice(candidates));
  const [failure, setFailure] = useState<string>();
  const member = members[0];
  const [isLinked, setLinked] = useState(member?.hasName ?? false);
  const accepting = useAcceptRegistration(id);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    if (choice === '') return setFailure('Odaberite je li to netko od ponuđenih igrača ili novi igrač.');
    try {
      const playerId = choice === NEW_PLAYER ? null : Number(choice);
      await accepting.mutateAsync(member ? { playerId, linkMember: isLinked } : { playerId });
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <FormDialog
      title={`Prihvati prijavu: ${personName(registration)}`}
      submit="Prihvati"
      busy={accepting.isPending}
      failure={failure}
      onSubmit={(event) => void accept(event)}
      onClose={onClose}
    >
      <SelectField
        label="Igrač lige"
        value={choice}
        onChange={setChoice}
        // What tells namesakes apart is at the end.
        sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
        options={[
          ...candidates.map((player) => ({ value: String(player.id), label: candidateLabel(player) })),
          { value: NEW_PLAYER, label: 'Novi igrač' },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {`U prijavi je datum rođenja ${shortDate(registration.birthDate)} `}
        {!member && 'Nijedan korisnik nema ovu e-poštu; igrača možete povezati kasnije.'}
      </Typography>
      {member && <LinkField member={member} checked={isLinked} onChange={setLinked} />}
    </FormDialog>
  );
}

function presetChoice(candidates: readonly RegistrationCandidate[]): string {
  const certain = candidates.filter(({ isCertain }) => isCertain);
  if (certain.length === 1) return String(certain[0]?.id);
  return candidates.length === 0 ? NEW_PLAYER : '';
}

/** `Josip Marić „Joža”, rođ. 16.12.1988., sezone 2020. – 2025.`: what tells one namesake from another. */
function candidateLabel({ ime, prezime, nadimak, birthDate, years }: RegistrationCandidate): string {
  const [first, last] = [years[0], years.at(-1)];
  const seasons = first === last ? `sezona ${first}.` : `sezone ${first}. – ${last}.`;
  return [
    nadimak ? `${ime} ${prezime} „${nadimak}”` : `${ime} ${prezime}`,
    birthDate ? `rođ. ${shortDate(birthDate)}` : 'bez datuma rođenja',
    first === undefined ? 'još bez sezone' : seasons,
  ].join(', ');
}
