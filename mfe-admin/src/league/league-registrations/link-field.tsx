import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { personName } from '@club/shared/domain';
import { Alert } from '@club/shared/ui-core';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import { useId } from 'react';

type Member = Registration['members'][number];

/** What becomes of the link that a player has already. */
export function KeptLink({ memberId, member }: { memberId: number; member: Member | undefined }) {
  return (
    <Alert severity="info">
      {memberId === member?.memberId
        ? `Igrač je već povezan s korisnikom: ${personName(member)} (${member.username}).`
        : `Igrač je već povezan s ${member ? 'drugim ' : ''}korisnikom. Prihvaćanje tu vezu ne mijenja.`}
    </Alert>
  );
}

interface LinkFieldProps {
  member: Member;
  checked: boolean;
  onChange: (isLinked: boolean) => void;
}

/** Asks whether to link the player to the member with the registration's e-mail; warns if only the e-mail matches. */
export function LinkField({ member, checked, onChange }: LinkFieldProps) {
  const warning = useId();
  const described = member.hasName ? {} : { 'aria-describedby': warning };
  return (
    <>
      <FormControlLabel
        label={`Poveži s korisnikom: ${personName(member)} (${member.username})`}
        control={
          <Checkbox
            checked={checked}
            onChange={(_event, isLinked) => onChange(isLinked)}
            slotProps={{ input: described }}
          />
        }
      />
      {!member.hasName && (
        <Alert id={warning} severity="warning">
          Ime u prijavi i ime korisnika razlikuju se.
        </Alert>
      )}
    </>
  );
}
