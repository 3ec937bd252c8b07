import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { useNotify } from '@club/shared/notices';
import { Box, PageHeading, Stack } from '@club/shared/ui-core';
import { UnsavedForms } from '../../forms/unsaved-forms/unsaved-forms';
import { ControlLayout } from '../control-layout/control-layout';
import { isChangeable } from '../controlled-season/season-state';
import { placed, swapped } from '../draft-history/change-names';
import { useSaveDraft } from '../draft-history/use-change-pyramid';
import { useDraftHistory } from '../draft-history/use-draft-history';
import { type Dragged, PyramidDrag } from '../pyramid-board/pyramid-drag';
import { cellAt, indexOfPlace, orderOf, type Place } from '../pyramid-place/pyramid-place';
import { rearranged, trimmed } from '../rearranged-pyramid/rearrange';
import { BoardCard } from './board-card';
import { ControlPlayers } from './control-players';
import { PlacePanel } from './place-panel';
import { usePlacing } from './use-placing';

export default function PyramidControlScreen() {
  return (
    <UnsavedForms>
      <PageHeading title="Kontola piramide / Piramida" />
      <ControlLayout what="piramidu" height={1080}>
        {(data) => <ControlPage key={data.year} control={data} />}
      </ControlLayout>
    </UnsavedForms>
  );
}

/**
 * Dropping a player from the list fills the form, which shows the effect before it is saved; a drop inside a draft swaps
 * two players.
 */
function ControlPage({ control }: { control: PyramidControl }) {
  const steps = useDraftHistory(control);
  const placing = usePlacing(control, steps);
  const saveDraft = useSaveDraft(control, steps);
  const notify = useNotify();
  const drop = ({ player, from }: Dragged, to: Place) => {
    if (!from) {
      placing.fill(to);
      placing.choosePlayer(player.id);
      return;
    }
    if (steps.isSaving) return;
    const cells = control['List of pyramid'];
    const order = rearranged(orderOf(cells), indexOfPlace(from), indexOfPlace(to), 'SWAP');
    const other = cellAt(cells, to)?.player;
    const name = other ? swapped(player, other) : placed(player, to);
    if (order) saveDraft(trimmed(order), name).catch(notify.refusal);
  };
  return (
    <PyramidDrag onDrop={drop}>
      <Box sx={WITH_FORM}>
        <BoardCard control={control} placing={placing} steps={steps} />
        <Stack spacing="18px" sx={{ minWidth: 0 }}>
          <PlacePanel control={control} placing={placing} />
          <ControlPlayers
            players={control['List of players']}
            chosen={placing.playerId}
            mayChoose={isChangeable(control)}
            onChoose={placing.choosePlayer}
          />
        </Stack>
      </Box>
    </PyramidDrag>
  );
}

/** The form and the players next to the board, on a narrower screen below it. */
const WITH_FORM = {
  display: 'grid',
  gap: '18px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 350px' },
} as const;
