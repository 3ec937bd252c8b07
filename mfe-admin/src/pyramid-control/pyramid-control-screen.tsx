import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { BlockSkeleton, Box, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { BoardCard } from './board-card';
import { ControlPlayers } from './control-players';
import { PlacePanel } from './place-panel';
import { PyramidNav } from './pyramid-nav';
import { usePlacing } from './use-placing';
import { usePyramidControl } from './use-pyramid-control';

export default function PyramidControlScreen() {
  const control = usePyramidControl();
  return (
    <>
      <PageHeading title="Kontola piramide / Piramida" />
      <Loaded query={control} what="piramidu" skeleton={<BlockSkeleton height={1080} />}>
        {(data) => <ControlPage key={data.year} control={data} />}
      </Loaded>
    </>
  );
}

function ControlPage({ control }: { control: PyramidControl }) {
  const placing = usePlacing(control);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '18px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr) 350px' },
      }}
    >
      <PyramidNav year={control.year} />
      <BoardCard control={control} placing={placing} />
      <Stack spacing="18px" sx={{ minWidth: 0 }}>
        <PlacePanel control={control} placing={placing} />
        <ControlPlayers
          players={control['List of players']}
          chosen={placing.playerId}
          onChoose={placing.choosePlayer}
        />
      </Stack>
    </Box>
  );
}
