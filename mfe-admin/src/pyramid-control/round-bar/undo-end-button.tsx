import { Button } from '@club/shared/ui-core';
import { useId } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { UndoFrame } from './undo-frame';
import { useUndoPublication } from './use-publication';

interface EndedSeason {
  readonly year: number;
  /** The version of the season that the page shows. */
  readonly version: number;
}

/** Undoes the end of a season, which is then controlled and played on. */
export function UndoEndButton({ ended: { year, version } }: { ended: EndedSeason }) {
  const id = useId();
  const confirm = useConfirmSeen();
  const undoing = useUndoPublication(year);
  const takeBack = () =>
    confirm({
      title: `Želite li poništiti kraj sezone ${year}.?`,
      lines: ['Sezona se zatim opet igra: rezultati, ždrijeb i datumi mogu se mijenjati dok je ponovno ne završite.'],
      confirm: 'Poništi kraj sezone',
      tone: 'danger',
      act: () => undoing.mutateAsync(version),
    });
  return (
    <UndoFrame
      button={
        <Button
          variant="outlined"
          aria-describedby={id}
          sx={{ whiteSpace: { sm: 'nowrap' } }}
          onClick={() => void takeBack()}
        >
          Poništi kraj sezone
        </Button>
      }
      note={`Završena je sezona ${year}.`}
      noteId={id}
    />
  );
}
