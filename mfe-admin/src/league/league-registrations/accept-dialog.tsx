import { type Registration, RegistrationNow } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate } from '@club/shared/domain';
import { useContractForm, useController, useWatch } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Typography } from '@club/shared/ui-core';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { KeptLink, LinkField } from './link-field';
import { chosenPlayer, PlayerChoice, presetChoice } from './player-choice';
import { useAcceptRegistration } from './use-registrations';

const UNCHOSEN = 'Odaberite je li to netko od ponuđenih igrača ili novi igrač.';
const ERASED = 'Osobni podaci iz ove prijave u međuvremenu su izbrisani, pa se prijava ne može prihvatiti.';
const AcceptForm = z.object({
  playerId: z.pipe(z.string().check(z.minLength(1, UNCHOSEN)), z.transform(chosenPlayer)),
  /** The member to whom the player is linked: another one who has the e-mail by then is another question. */
  linked: z.nullable(z.number()),
});

/**
 * Asks whether the person has played before. A wrong guess would mix up two persons' matches, so only a certain match is
 * preselected; the administrator has to decide about a namesake.
 */
export function AcceptDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, candidates, members, erased } = registration;
  const member = members[0];
  const form = useContractForm({
    schema: AcceptForm,
    defaultValues: startOf(registration),
    about: id,
  });
  const { control, formState } = form;
  const link = useController({ control, name: 'linked' }).field;
  const choice = useWatch({ control, name: 'playerId' });
  const linkedTo = candidates.find((player) => String(player.id) === choice)?.memberId;
  const accepting = useAcceptRegistration(id);
  const { values = registration, learn } = useSeenValues({
    form,
    opened: registration,
    savedIn: (problem) => RegistrationNow.safeParse(problem).data?.registration,
    startOf,
  });
  const { failure, submit } = useSubmission(form, {
    send: ({ playerId, linked }) => {
      // Always sent, even if no member is shown: otherwise a member who has the e-mail by then would be linked.
      const linkMember = !linkedTo && member !== undefined && linked === member.memberId;
      const link = { linkMember, ...(linkMember && { memberId: member.memberId }) };
      return accepting.mutateAsync({ playerId, ...link, seen: values.lastModifiedDate }).then(onClose);
    },
    refused: learn,
  });
  return (
    <FormDialog
      title={`Prihvati prijavu: ${personName(registration)}`}
      submit="Prihvati"
      busy={accepting.isPending}
      gone={erased ? ERASED : undefined}
      failure={failure}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* The candidates belong to the erased name: nothing is left to choose. */}
      {!erased && (
        <>
          <PlayerChoice control={control} name="playerId" candidates={candidates} by={registration} />
          <Typography variant="body2" color="textSecondary">
            {`U prijavi je datum rođenja ${shortDate(registration.birthDate)} `}
            {!member && !linkedTo && 'Nijedan korisnik nema ovu e-poštu; igrača možete povezati kasnije.'}
          </Typography>
          {linkedTo && <KeptLink memberId={linkedTo} member={member} />}
          {member && !linkedTo && (
            <LinkField
              member={member}
              checked={link.value === member.memberId}
              onChange={(isLinked) => link.onChange(isLinked ? member.memberId : null)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

const startOf = ({ candidates, members }: Registration) => ({
  playerId: presetChoice(candidates),
  linked: members[0]?.hasName ? members[0].memberId : null,
});
