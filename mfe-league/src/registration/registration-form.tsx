import { submission } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { RegistrationFields } from '@club/shared/league-registration';
import { useNavigate } from '@club/shared/router';
import { OUT_OF_SIGHT } from '@club/shared/theme';
import { Box, BusyButton, Stack, styled } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { useUnsavedGuard } from '@club/shared/unsaved-guard';
import { useState } from 'react';
import { ConsentField } from './consent-field';
import { RegisteredDialog } from './registered-dialog';
import type { useRegister } from './use-register';
import type { useRegistrationForm } from './use-registration-form';

/** Not `display: none`, which bots that fill in every field would recognise. */
const Unseen = styled('div')(OUT_OF_SIGHT);

interface RegistrationFormProps {
  form: ReturnType<typeof useRegistrationForm>;
  /** The season that the page shows, so that nobody registers for another one without knowing. */
  year: number;
  register: ReturnType<typeof useRegister>;
  /** Called when the server registers for another season than `year`. */
  onMoved: () => void;
}

/** Registers a person for the league; the server's message is shown in a dialog that leads to the sign-in. */
export function RegistrationForm({ form, year, register, onMoved }: RegistrationFormProps) {
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  useUnsavedGuard(form.formState.isDirty && !register.isSuccess, {
    loss: 'Prijava nije poslana i izgubit će se.',
    isBeingSaved: register.isPending,
  });
  const submit = submission(form, {
    send: (registration) => register.mutateAsync({ ...registration, year }),
    refused: (message, error) => {
      setFailure(message);
      if (error instanceof ApiError && error.code === 'REGISTRATION_MOVED') onMoved();
    },
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Prijava za ligu">
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <RegistrationFields control={form.control} of="self" />
        </Box>
        <Unseen aria-hidden>
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </Unseen>
        <ConsentField control={form.control} />
        <FormFailure>{failure}</FormFailure>
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={register.isPending || register.isSuccess}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          Pošalji prijavu
        </BusyButton>
      </Stack>
      {register.data && <RegisteredDialog message={register.data.message} onClose={() => navigate('/login')} />}
    </form>
  );
}
