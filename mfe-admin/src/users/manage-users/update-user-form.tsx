import { type ManagedUser, NameNow, UpdateUser } from '@club/shared/contracts/members/user-management';
import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { useSignInAgain } from '@club/shared/sign-in-again';
import { BusyButton, SectionCard, Stack } from '@club/shared/ui-core';
import { FormPasswordField, FormTextField } from '@club/shared/ui-form';
import { useEffect, useState } from 'react';
import { fillUntouched } from '../../forms/form-values/fill-untouched';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { ChosenUserField } from './chosen-user-field';
import { type FormRefusal, formRefusal, INVALID_UPDATE } from './form-refusal';
import { invitationEnds } from './invitation-ends';
import { isTyping } from './is-typing';
import { losesChosen } from './loses-chosen';
import { RefusalAlert } from './refusal-alert';
import { useUpdateUser } from './use-change-user';

const PASSWORD_DIFFERS = 'Mora biti različita od dosadašnje.';
const PASSWORD_ENDS = 'Stara lozinka i adresa kalendara prestaju vrijediti, a korisnik se odjavljuje sa svih uređaja.';

const startOf = (user: ManagedUser | undefined) => ({
  selectedPlayer: user?.userId ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  password: '',
});

interface UpdateUserFormProps {
  user: ManagedUser | undefined;
  /** Grows when the user is chosen again. */
  repeats: number;
}

/** Changes name and password of the user chosen in the list; shows a hint if none is chosen. */
export function UpdateUserForm({ user, repeats }: UpdateUserFormProps) {
  const form = useContractForm({ schema: UpdateUser, defaultValues: startOf(user) });
  const [refusal, setRefusal] = useState<FormRefusal>();
  const update = useUpdateUser();
  const { control, setFocus } = form;
  const signInAgain = useSignInAgain('Upisano ime čeka vas nakon prijave; novu lozinku ćete upisati još jednom.');
  useUnsaved(form.formState.isDirty && !signInAgain.isLeaving, { loses: losesChosen, isBeingSaved: update.isPending });
  const chosen = user?.userId;
  // Scrolls up, because the list in which the user was chosen is below, on a phone far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same user was chosen again
  useEffect(() => {
    if (chosen && !isTyping()) setFocus('selectedPlayer');
  }, [chosen, repeats, setFocus]);

  // Somebody else may correct the name while a password is being typed; both are sent together.
  useProposedValues(form, startOf(user));

  /** What the form has shown before anything was typed. */
  const shown = () => ({ ...startOf(user), ...form.formState.defaultValues });

  const save = submission(form, {
    send: async (values) => {
      const sent = form.getValues();
      const { firstName, lastName } = shown();
      await update.mutateAsync({ ...values, seen: { firstName, lastName } });
      fillUntouched(form, sent, { ...values, password: '' });
    },
    refused: (_left, error) => {
      if (signInAgain.offer(error)) return;
      setRefusal(error === undefined ? undefined : formRefusal(error));
      const now = error instanceof ApiError && NameNow.safeParse(error.problem).data;
      if (now) fillUntouched(form, shown(), { ...shown(), ...now.current });
    },
    invalid: () => setRefusal(INVALID_UPDATE),
  });
  return (
    <SectionCard title="Izmjena korisnika">
      <Stack component="form" spacing={2} noValidate onSubmit={save}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <ChosenUserField control={control} name="selectedPlayer" user={user} />
        <FormTextField control={control} name="firstName" label="Ime" autoComplete="off" />
        <FormTextField control={control} name="lastName" label="Prezime" autoComplete="off" />
        <FormPasswordField
          control={control}
          name="password"
          label="Nova lozinka"
          autoComplete="new-password"
          helperText={[PASSWORD_DIFFERS, PASSWORD_ENDS, ...invitationEnds(user)].join(' ')}
        />
        <BusyButton
          type="submit"
          variant="contained"
          busy={update.isPending || signInAgain.isLeaving}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          Spremi izmjene
        </BusyButton>
      </Stack>
    </SectionCard>
  );
}
