import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { Button, Stack, Typography } from '@club/shared/ui-core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@club/shared/ui-over';
import { useId } from 'react';
import { ConflictingBookingsTable } from '../../reservations/conflicting-bookings/conflicting-bookings-table';

interface BookingsAheadDialogProps {
  rows: readonly ReservationRow[];
  onClose: () => void;
}

/** Why a user cannot be erased yet, instead of the question, which the server would refuse after the username was typed. */
export function BookingsAheadDialog({ rows, onClose }: BookingsAheadDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Osobni podaci još se ne mogu izbrisati</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>Korisnik ima buduće rezervacije. Najprije ih izbrišite.</Typography>
          <ConflictingBookingsTable caption="Buduće rezervacije" rows={rows} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Zatvori
        </Button>
      </DialogActions>
    </Dialog>
  );
}
