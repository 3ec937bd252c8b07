import { Button } from '@club/shared/ui-core';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@club/shared/ui-over';
import { useId } from 'react';

/**
 * The server's response to a registration, which is shown nowhere else; there is nothing to choose. A click outside does
 * not close it: the second one of a double click on 'Pošalji prijavu' is.
 */
export function RegisteredDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const id = useId();
  const close = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-message`}>
      <DialogTitle id={id}>Prijava za ligu</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-message`}>{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          U redu
        </Button>
      </DialogActions>
    </Dialog>
  );
}
