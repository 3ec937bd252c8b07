import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { errorMessage } from '@club/shared/http';
import { Typography } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { useAcceptRegistration } from './use-registrations';

const NEW_PLAYER = 'new';

/** Whether the registration is of somebody who played before; a wrong guess would mix two persons' matches. */
export function AcceptDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, firstName, lastName, candidates, members } = registration;
  const [choice, setChoice] = useState(String(candidates[0]?.id ?? NEW_PLAYER));
  const [failure, setFailure] = useState<string>();
  const accepting = useAcceptRegistration(id);
  const member = members[0];
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await accepting.mutateAsync(choice === NEW_PLAYER ? null : Number(choice));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <FormDialog
      title={`Prihvati prijavu: ${firstName} ${lastName}`}
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
        options={[
          ...candidates.map((player) => ({
            value: String(player.id),
            label: `${player.ime} ${player.prezime} (${player.id}.)`,
          })),
          { value: NEW_PLAYER, label: 'Novi igrač' },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {member
          ? `Povezuje se s korisnikom ${member.firstName} ${member.lastName} (${member.username}).`
          : 'Nijedan korisnik nema ovu e-poštu; igrača možete povezati kasnije.'}
      </Typography>
    </FormDialog>
  );
}
