import type { RoundAbsence, SeasonControl } from '@club/shared/contracts/league/rounds';
import { Button, SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { isOver } from '../controlled-season/season-state';
import { AbsenceDialog } from './absence-dialog';
import { useCancelAbsence } from './use-rounds';

/** Who missed a round and who substituted, latest round first. */
export function AbsenceSection({ control }: { control: SeasonControl }) {
  const { year, version, absences, rounds } = control;
  const [isNoting, setNoting] = useState(false);
  const isChangeable = rounds.length > 0 && !isOver(control);
  const confirm = useConfirmSeen();
  const canceling = useCancelAbsence(year);
  const cancel = ({ round, player, substitute }: RoundAbsence) =>
    confirm({
      title: 'Želite li poništiti odsutnost?',
      subject: player.displayName,
      lines: [`${round}. kolo, ${substitute ? `zamjena ${substitute.displayName}` : 'bez zamjene'}`],
      confirm: 'Poništi odsutnost',
      tone: 'danger',
      act: () => canceling.mutateAsync({ round, playerId: player.id, version }),
    });
  const actions: Column<RoundAbsence> = {
    id: 'cancel',
    header: 'Radnje',
    actions: true,
    cell: (absence) => (
      <Button
        color="error"
        aria-label={`Poništi odsutnost, ${absence.player.displayName}, ${absence.round}. kolo`}
        onClick={() => void cancel(absence)}
      >
        Poništi
      </Button>
    ),
  };
  return (
    <SectionCard
      title="Odsutnosti i zamjene"
      action={isChangeable && <Button onClick={() => setNoting(true)}>Upiši odsutnost</Button>}
      flush
    >
      <DataTable
        caption="Odsutnosti i zamjene"
        captionHidden
        columns={[
          { id: 'round', header: 'Kolo', phone: 'aside', cell: ({ round }) => `${round}. kolo` },
          { id: 'player', header: 'Tko ne igra', cell: ({ player }) => player.displayName, phone: 'heading' },
          {
            id: 'substitute',
            header: 'Zamjena',
            phone: 'note',
            cell: ({ substitute }) => substitute?.displayName ?? 'bez zamjene',
          },
          ...(isChangeable ? [actions] : []),
        ]}
        rows={absences}
        rowKey={({ round, player }) => `${round}-${player.id}`}
        empty="Nitko nije odsutan."
      />
      {isNoting && <AbsenceDialog control={control} onClose={() => setNoting(false)} />}
    </SectionCard>
  );
}
