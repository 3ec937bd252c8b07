import { useConfirm } from '@club/shared/dialogs';
import { useNotify } from '@club/shared/notices';
import { Button } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@club/shared/ui-over';
import { type SyntheticEvent, useId } from 'react';

interface OneTimePasswordDialogProps {
  name: string;
  password: string;
  onClose: () => void;
}

export const PASSWORD_LOSS = 'Jednokratna lozinka više se neće prikazati.';
const CLOSING = {
  title: 'Želite li zatvoriti jednokratnu lozinku?',
  lines: [PASSWORD_LOSS],
  confirm: 'Zatvori',
  cancel: 'Ostani',
  tone: 'danger',
} as const;

const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => currentTarget.select();
/** Otherwise Safari removes the selection after the click. */
const selectByMouse = (event: SyntheticEvent<HTMLInputElement>): void => {
  event.preventDefault();
  select(event);
};

/** The password is shown only this once: a click outside does nothing; Escape asks first. */
export function OneTimePasswordDialog({ name, password, onClose }: OneTimePasswordDialogProps) {
  const id = useId();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      notify.success('Lozinka je kopirana.');
    } catch {
      // There is no clipboard without https or permission.
      notify.refusal('Kopiranje nije uspjelo. Označite lozinku i kopirajte je sami.');
    }
  };
  const confirm = useConfirm();
  const close = async (_event: unknown, reason: string) => {
    if (reason !== 'backdropClick' && (await confirm(CLOSING))) onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Jednokratna lozinka: {name}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Prikazuje se samo sada. Korisnik je mijenja pri sljedećoj prijavi.
        </DialogContentText>
        <TextField
          label="Jednokratna lozinka"
          value={password}
          slotProps={{
            htmlInput: {
              readOnly: true,
              spellCheck: false,
              style: { fontFamily: 'monospace' },
              onFocus: select,
              onMouseUp: selectByMouse,
            },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Zatvori</Button>
        <Button variant="contained" onClick={() => void copy()} autoFocus>
          Kopiraj
        </Button>
      </DialogActions>
    </Dialog>
  );
}
