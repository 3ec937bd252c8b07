import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { Alert } from '@club/shared/ui-core';
import { RegistrationClosed } from './registration-closed';
import { RegistrationForm } from './registration-form';
import { SeasonNotes } from './season-notes';
import { useRegister } from './use-register';
import { useRegistrationForm } from './use-registration-form';
import { useShownWindow } from './use-shown-window';

/** The form, unless an administrator has closed the registration before anything was typed. */
export function SeasonRegistration({ window }: { window: RegistrationWindow }) {
  const register = useRegister();
  const form = useRegistrationForm();
  const { isDirty } = form.formState;
  const { shown, refuse } = useShownWindow(window, isDirty);
  // What was typed stays, and so does the response until it has been read.
  if (!window.isOpen && !isDirty) return <RegistrationClosed window={window} />;
  return (
    <>
      <SeasonNotes window={shown} />
      {!window.isOpen && !register.isSuccess && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Prijave za ligu {window.year}. su u međuvremenu zatvorene. Upisani podaci ostaju ovdje dok ne napustite
          stranicu, a poslati ih možete ako uprava ponovno otvori prijave.
        </Alert>
      )}
      <RegistrationForm form={form} year={shown.year} register={register} onMoved={refuse} />
    </>
  );
}
