import { Button } from '@club/shared/ui-core';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@club/shared/ui-over';
import { useId } from 'react';

/** The server's response to a registration; there is nothing to choose. */
export function RegisteredDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-message`}>
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
