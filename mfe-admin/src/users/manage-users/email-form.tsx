import { EmailNow, type ManagedUser, SetEmail } from '@club/shared/contracts/members/user-management';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { BusyButton, Stack } from '@club/shared/ui-core';
import { FormFailure, FormTextField } from '@club/shared/ui-form';
import { textOrNull } from '../../forms/form-field/typed-fields';
import { fillUntouched } from '../../forms/form-values/fill-untouched';
import { useNewlySaved } from '../../forms/optimistic-lock/use-newly-saved';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { losesChosen } from './loses-chosen';
import { useSetEmail } from './use-change-user';

const EmailOfUser = z.object({ email: textOrNull(SetEmail.shape.email) });

const startOf = (email: string | null) => ({ email: email ?? '' });

/** Corrects a user's address, to which invitations and notices are sent; an empty field removes it. */
export function EmailForm({ user }: { user: ManagedUser }) {
  const { email: opened, invited } = user;
  const form = useContractForm({ schema: EmailOfUser, defaultValues: startOf(opened), about: user.userId });
  const change = useSetEmail(user.userId);
  useUnsaved(form.formState.isDirty, { loses: losesChosen, isBeingSaved: change.isPending });
  const { values, learn, saw } = useSeenValues({
    form,
    opened,
    savedIn: (problem) => EmailNow.safeParse(problem).data?.current,
    startOf,
  });
  const keepOwn = useNewlySaved(form, { opened, startOf }, saw);
  const { failure, submit } = useSubmission(form, {
    send: async ({ email }) => {
      const sent = form.getValues();
      await change.mutateAsync({ email, seen: values });
      fillUntouched(form, sent, startOf(email));
      saw(email);
      keepOwn();
    },
    refused: learn,
  });
  return (
    <Stack component="form" spacing={1.5} noValidate onSubmit={submit} sx={{ alignItems: { sm: 'flex-start' } }}>
      <FormFailure>{failure}</FormFailure>
      <FormTextField
        control={form.control}
        name="email"
        label="E-pošta"
        type="email"
        autoComplete="off"
        fullWidth
        helperText={invited ? 'Ako promijenite adresu, poslana pozivnica prestaje vrijediti.' : undefined}
      />
      <BusyButton type="submit" variant="outlined" busy={change.isPending}>
        Spremi e-poštu
      </BusyButton>
    </Stack>
  );
}
