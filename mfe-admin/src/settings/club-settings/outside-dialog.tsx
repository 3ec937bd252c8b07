import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { plural, reservationCount } from '@club/shared/domain';
import { errorMessage } from '@club/shared/http';
import { useSavingNotice } from '@club/shared/notices';
import { useMutation } from '@club/shared/query';
import { Alert, BusyButton, Button } from '@club/shared/ui-core';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@club/shared/ui-over';
import { useId } from 'react';
import { VoidedTables } from '../../reservations/reservation/voided-tables';

interface OutsideDialogProps {
  reservations: readonly ReservationRow[];
  /** Makes the change despite these bookings. */
  agree: () => Promise<unknown>;
  onDone: (agreed: boolean) => void;
}

/** The bookings that a change of a season would void, shown before the change. */
export function OutsideDialog({ reservations, agree, onDone }: OutsideDialogProps) {
  const id = useId();
  const { mutate, isPending, error } = useMutation({ mutationFn: agree, onSuccess: () => onDone(true) });
  const showBeingSaved = useSavingNotice(isPending);
  const leave = () => (isPending ? showBeingSaved() : onDone(false));
  const verb = plural(reservations.length, 'ostaje', 'ostaju', 'ostaje');
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        Izvan sezone {verb} {reservationCount(reservations.length)}
      </DialogTitle>
      <DialogContent sx={{ px: 0 }}>
        <DialogContentText sx={{ px: 3, pb: 1 }}>
          Ako nastavite, rezervacije se otkazuju. Plaćeni iznosi i gratis rezervacije vraćaju se igračima, a neplaćeni
          se dug briše.
        </DialogContentText>
        <VoidedTables rows={reservations} empty="Nema rezervacija." />
        {error && (
          <Alert severity="error" sx={{ mx: 3, mt: 2 }}>
            {errorMessage(error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave} disabled={isPending} autoFocus>
          Odustani
        </Button>
        <BusyButton variant="contained" color="error" busy={isPending} onClick={() => mutate()}>
          Otkaži rezervacije i spremi
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
