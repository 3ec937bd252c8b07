import { PASSWORD_POLICY } from '@club/shared/contracts/members/new-password';
import { type PersonalInfo, SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { useSignInAgain } from '@club/shared/sign-in-again';
import { Alert, BusyButton, Stack } from '@club/shared/ui-core';
import { FormPasswordField, FormTextField, TextField } from '@club/shared/ui-form';
import { useUnsavedGuard } from '@club/shared/unsaved-guard';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalLines } from './refusal-lines';
import { useSavePersonalInfo } from './use-save-personal-info';

const MASK = '••••••••••';

/** Username and password are read-only; e-mail and new password are saved together (first specification, section 5). */
export function PersonalDataForm({ info }: { info: PersonalInfo }) {
  const form = useContractForm({ schema: SavePersonalInfo, defaultValues: { email: info.email, newPassword: '' } });
  const isEmailTyped = form.formState.dirtyFields.email === true;
  const followEmail = useEffectEvent((email: string) => {
    if (!isEmailTyped) form.resetField('email', { defaultValue: email });
  });
  const shownEmail = useRef(info.email);
  // An administrator may correct it while the page is open: saving a new password would write the old address back.
  useEffect(() => {
    if (info.email !== shownEmail.current) followEmail(info.email);
    shownEmail.current = info.email;
  }, [info.email]);
  const save = useSavePersonalInfo();
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const signInAgain = useSignInAgain('Upisana adresa čeka vas nakon prijave; novu lozinku ćete upisati još jednom.');
  useUnsavedGuard(form.formState.isDirty && !save.isSuccess && !signInAgain.isLeaving, {
    isBeingSaved: save.isPending,
  });

  const submit = submission(form, {
    send: async (values) => {
      await save.mutateAsync(values);
      form.reset({ email: values.email, newPassword: '' });
    },
    refused: (left, error) => {
      if (signInAgain.offer(error)) return;
      setComplaints(error instanceof ApiError ? refusalLines(error) : left ? [left] : []);
    },
    invalid: () => {
      const { email, newPassword } = form.getValues();
      setComplaints(email.trim() && newPassword ? [] : ['Molimo popunite sva polja.']);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2.5} sx={{ mt: 1 }}>
        {complaints.length > 0 && (
          <Alert severity="error">
            {complaints.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
        <TextField
          label="Korisničko ime"
          value={info.username}
          autoComplete="username"
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <TextField
          label="Lozinka"
          value={MASK}
          helperText="Sadašnja lozinka se ne prikazuje."
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <FormTextField control={form.control} name="email" label="Email" type="email" autoComplete="email" />
        <FormPasswordField
          control={form.control}
          name="newPassword"
          label="Nova lozinka"
          autoComplete="new-password"
          helperText={`${PASSWORD_POLICY} Mora biti različita od dosadašnje.`}
        />
        <Alert severity="info" role="note">
          Potrebne su i adresa e-pošte i nova lozinka. Nakon spremanja odjavit ćemo vas sa svih uređaja, a adresa vašeg
          kalendara prestat će vrijediti.
        </Alert>
        <BusyButton
          type="submit"
          variant="contained"
          busy={save.isPending || save.isSuccess || signInAgain.isLeaving}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          Spremi
        </BusyButton>
      </Stack>
    </form>
  );
}
