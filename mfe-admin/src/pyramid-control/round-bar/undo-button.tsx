import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Button } from '@club/shared/ui-core';
import { useId } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { isOver } from '../controlled-season/season-state';
import { UndoEndButton } from './undo-end-button';
import { UndoFrame } from './undo-frame';
import { useUndoPublication } from './use-publication';

/**
 * Undoes the last publication, or the end of the season; if that is not possible, shows why. Before the first publication
 * it undoes the end of the last season, because the control shows the next one as soon as a season has ended.
 */
export function UndoButton({ control }: { control: SeasonControl }) {
  if (control.rounds.length === 0) return control.ended && <UndoEndButton ended={control.ended} />;
  if (isOver(control) && control.undo.allowed) return <UndoEndButton ended={control} />;
  return <UndoPublicationButton control={control} />;
}

function UndoPublicationButton({ control }: { control: SeasonControl }) {
  const { year, version, undo } = control;
  const id = useId();
  const confirm = useConfirmSeen();
  const undoing = useUndoPublication(year);
  const takeBack = () =>
    confirm({
      title: 'Želite li poništiti objavu?',
      subject: undo.what ?? '',
      lines: [
        ...(hasAbsences(control) ? ['Brišu se i odsutnosti i zamjene upisane u tom kolu.'] : []),
        ...(reopensMatches(control) ? ['Tko je odustao, predaje neodigrani meč u kolu koje se ponovno otvara.'] : []),
      ],
      confirm: 'Poništi objavu',
      tone: 'danger',
      act: () => undoing.mutateAsync(version),
    });
  return (
    <UndoFrame
      button={
        // A season whose end stays offers nothing that the server would refuse.
        !isOver(control) && (
          <Button
            variant="outlined"
            disabled={!undo.allowed}
            aria-describedby={id}
            sx={{ whiteSpace: { sm: 'nowrap' } }}
            onClick={() => void takeBack()}
          >
            Poništi objavu
          </Button>
        )
      }
      note={undo.allowed ? undo.what : undo.reason}
      noteId={id}
    />
  );
}

/** Whether somebody is absent in the open round. */
function hasAbsences({ rounds, absences }: SeasonControl): boolean {
  const round = rounds.at(-1);
  return round?.state === 'OPEN' && absences.some(({ round: number }) => number === round.number);
}

/** Whether a round opens again in which somebody who has left may have an unplayed match (resolution 45). */
function reopensMatches({ leaving, isDrawn, rounds }: SeasonControl): boolean {
  const reopensRound = rounds.length > 1 || rounds.at(-1)?.state !== 'OPEN';
  return leaving.length > 0 && !isDrawn && reopensRound;
}
