import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { PYRAMID_POSITIONS, PYRAMID_ROWS, playerCount, plural } from '@club/shared/domain';
import { Box, Button, SectionCard, Typography } from '@club/shared/ui-core';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { isChangeable, isDraft, isOver } from '../controlled-season/season-state';
import { ALL_EMPTIED, preset } from '../draft-history/change-names';
import { UndoStep } from '../draft-history/undo-step';
import { useClearPyramid, usePresetDraft } from '../draft-history/use-change-pyramid';
import type { DraftHistory } from '../draft-history/use-draft-history';
import { PyramidBoard } from '../pyramid-board/pyramid-board';
import type { Placing } from './use-placing';

interface BoardCardProps {
  control: PyramidControl;
  placing: Placing;
  steps: DraftHistory;
}

/** The initial pyramid: the draft, or the one of the open or last round. */
export function BoardCard({ control, placing, steps }: BoardCardProps) {
  const confirm = useConfirmSeen();
  const clearPyramid = useClearPyramid(control, steps);
  const presetDraft = usePresetDraft(control, steps);
  const { presetYear, 'List of pyramid': cells } = control;
  const count = cells.filter(({ player }) => player !== null).length;
  const clearAll = async () => {
    const result = await confirm({
      title: 'Želite li isprazniti cijelu piramidu?',
      lines: [`Iz piramide ${plural(count, 'izlazi', 'izlaze', 'izlazi')} ${playerCount(count)}.`],
      confirm: 'Isprazni',
      tone: 'danger',
      act: () => clearPyramid(undefined, ALL_EMPTIED),
    });
    if (result === 'DONE') placing.leave();
  };
  const order = async () => {
    const result = await confirm({
      title: 'Želite li piramidu složiti iznova?',
      lines: [`${presetText(presetYear)} Sadašnji raspored se zamjenjuje.`],
      confirm: 'Složi',
      act: () => presetDraft(undefined, preset(presetYear)),
    });
    if (result === 'DONE') placing.leave();
  };
  return (
    <SectionCard
      title="Početna piramida"
      note={sizeNote(control)}
      flush
      action={
        isDraft(control) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' }}>
            <Button onClick={() => void order()}>
              {presetYear === null ? 'Poredaj po redu prijave' : 'Poredaj po prošloj sezoni'}
            </Button>
            <Button color="error" disabled={count === 0} onClick={() => void clearAll()}>
              Isprazni cijelu piramidu
            </Button>
          </Box>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
        {boardNote(control, count)}
      </Typography>
      {isDraft(control) && <UndoStep steps={steps} />}
      <PyramidBoard
        label="Početna piramida"
        cells={cells}
        chosen={placing.place}
        isMovable={isDraft(control)}
        onChoose={placing.fill}
      />
    </SectionCard>
  );
}

function boardNote({ year, state }: PyramidControl, count: number): string {
  if (isDraft({ state })) {
    if (count === 0) return `Piramida za ${year}. je prazna. Odaberite igrača pa polje.`;
    return `Sezona ${year}. · ${playerCount(count)} · nije objavljena`;
  }
  return `Sezona ${year}. · objavljena, ${changeNote(state)}`;
}

const SIZE = `${PYRAMID_ROWS} redova, ${PYRAMID_POSITIONS} pozicije`;

const sizeNote = ({ round }: PyramidControl): string => (round ? `${round.number}. kolo · ${SIZE}` : SIZE);

function changeNote(state: PyramidControl['state']): string {
  if (isChangeable({ state })) return 'moguća je samo zamjena';
  return isOver({ state }) ? 'više se ne mijenja' : 'mjesta se više ne mijenjaju';
}

const presetText = (year: number | null): string =>
  year === null ? 'Igrači redom prijave.' : `Poredak sezone ${year}., zatim novi igrači redom prijave.`;
