import { CreateUser } from '@club/shared/contracts/members/user-management';
import { submission, useContractForm } from '@club/shared/form';
import { BusyButton, SectionCard, Stack } from '@club/shared/ui-core';
import { FormPasswordField, FormTextField } from '@club/shared/ui-form';
import { useRef, useState } from 'react';
import { fillUntouched, typedNames } from '../../forms/form-values/fill-untouched';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { type FormRefusal, formRefusal } from './form-refusal';
import { RefusalAlert } from './refusal-alert';
import { useCreateUser } from './use-change-user';

const EMPTY = { firstName: '', lastName: '', userName: '', password: '' };

export function CreateUserForm() {
  const form = useContractForm({ schema: CreateUser, defaultValues: EMPTY });
  const [refusal, setRefusal] = useState<FormRefusal>();
  const create = useCreateUser();
  const { control } = form;
  const button = useRef<HTMLButtonElement>(null);
  useUnsaved(form.formState.isDirty, { isBeingSaved: create.isPending });
  const save = submission(form, {
    send: async (user) => {
      const sent = form.getValues();
      await create.mutateAsync(user);
      // Otherwise the field that still has the focus would show that it is empty as soon as it is left.
      const isHere = button.current?.form?.contains(document.activeElement);
      if (isHere && typedNames(form, sent).length === 0) button.current?.focus();
      fillUntouched(form, sent, EMPTY);
    },
    refused: (_left, error) => setRefusal(error === undefined ? undefined : formRefusal(error)),
  });
  return (
    <SectionCard title="Novi korisnik">
      <Stack component="form" spacing={2} noValidate onSubmit={save}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <FormTextField control={control} name="firstName" label="Ime" autoComplete="off" />
        <FormTextField control={control} name="lastName" label="Prezime" autoComplete="off" />
        <FormTextField control={control} name="userName" label="Korisničko ime" autoComplete="off" />
        <FormPasswordField control={control} name="password" label="Lozinka" autoComplete="new-password" />
        <BusyButton
          ref={button}
          type="submit"
          variant="contained"
          busy={create.isPending}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          Dodaj korisnika
        </BusyButton>
      </Stack>
    </SectionCard>
  );
}
