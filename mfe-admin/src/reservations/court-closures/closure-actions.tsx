import type { ListedClosure } from '@club/shared/contracts/court-closures';
import { useConfirm } from '@club/shared/dialogs';
import { reservationCount } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { RowButtons } from '../../lists/row-buttons/row-buttons';
import { formatDays, rangeLines } from './closure-labels';
import { isAhead, useUndoClosure } from './use-closures';

interface ClosureActionsProps {
  closure: ListedClosure;
  onDetails: () => void;
  onShorten: () => void;
}

/** The actions for a closure. */
export function ClosureActions({ closure, onDetails, onShorten }: ClosureActionsProps) {
  const confirm = useConfirm();
  const { mutateAsync } = useUndoClosure();
  const name = `zatvaranje ${formatDays(closure)}`;
  const undo = () =>
    confirm({
      title: 'Želite li poništiti zatvaranje?',
      lines: [
        ...rangeLines(closure),
        'Zatvoreni termini koji još nisu počeli opet se mogu rezervirati.',
        ...(closure.voidedCount > 0
          ? [`Otkazano ostaje: ${reservationCount(closure.voidedCount)}. Igrači moraju rezervirati ponovno.`]
          : []),
      ],
      confirm: 'Poništi zatvaranje',
      tone: 'danger',
      act: () => mutateAsync(closure.id),
    });
  return (
    <RowButtons>
      <Button aria-label={`Termini: ${name}`} onClick={onDetails}>
        Termini
      </Button>
      {isAhead(closure) && (
        <>
          <Button aria-label={`Skrati: ${name}`} onClick={onShorten}>
            Skrati
          </Button>
          <Button color="error" aria-label={`Poništi zatvaranje: ${name}`} onClick={() => void undo()}>
            Poništi zatvaranje
          </Button>
        </>
      )}
    </RowButtons>
  );
}
