import type { ClosureDetails, ListedClosure } from '@club/shared/contracts/court-closures';
import { shortDate, slotTime } from '@club/shared/domain';
import { BlockSkeleton, Box, Button, Loaded, StatusChip, Typography } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@club/shared/ui-over';
import { useId } from 'react';
import { VoidedTables } from '../reservation/voided-tables';
import { formatDays, formatTimes } from './closure-labels';
import { useClosure } from './use-closures';

type Slot = ClosureDetails['slots'][number];

interface ClosureDetailsDialogProps {
  closure: ListedClosure;
  onClose: () => void;
}

/** Every slot of a closure, and every booking that it voided. */
export function ClosureDetailsDialog({ closure, onClose }: ClosureDetailsDialogProps) {
  const id = useId();
  const details = useClosure(closure.id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        Zatvaranje {formatDays(closure)}, {formatTimes(closure)}
      </DialogTitle>
      <DialogContent sx={{ px: 0 }}>
        <Loaded query={details} what="termine" skeleton={<BlockSkeleton height={240} />}>
          {({ slots, voided }) => (
            <>
              <Typography variant="h3" sx={{ px: 2.5, pt: 1 }}>
                Zatvoreni termini
              </Typography>
              <DataTable
                caption="Zatvoreni termini"
                captionHidden
                columns={[
                  { id: 'date', header: 'Datum', phone: 'heading', cell: ({ datum }) => shortDate(datum) },
                  {
                    id: 'time',
                    header: 'Termin',
                    phone: 'aside',
                    cell: slotTime,
                  },
                  { id: 'court', header: 'Teren', phone: 'labelled', cell: ({ teren }) => teren },
                  { id: 'state', header: 'Stanje', phone: 'line', cell: stateOf },
                ]}
                rows={slots}
                rowKey={({ datum, vrijemeTermina, teren }) => `${datum} ${vrijemeTermina} ${teren}`}
                empty="Ovo zatvaranje više ne drži nijedan termin."
              />
              <Typography variant="h3" sx={{ px: 2.5, pt: 2.5 }}>
                Otkazane rezervacije
              </Typography>
              <VoidedTables rows={voided} empty="Nijedna rezervacija nije otkazana." />
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Box component="span">
          <Button onClick={onClose} autoFocus>
            Zatvori
          </Button>
        </Box>
      </DialogActions>
    </Dialog>
  );
}

const stateOf = ({ passed }: Slot) =>
  passed ? <StatusChip tone="unknown">Prošao</StatusChip> : <StatusChip tone="maintenance">Zatvoren</StatusChip>;
