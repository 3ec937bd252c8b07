import { BlockSkeleton, Box, CardGrid, SectionCard, Stack, TableSkeleton } from '@club/shared/ui-core';

const CARD_HEIGHT = 103;
/** Two reservations as stacks of lines. */
const ON_A_PHONE = { xs: 360, sm: 0 };

/** The three cards and the shortest table of unpaid reservations. */
export function AccountSkeleton() {
  return (
    <Stack spacing={3}>
      <CardGrid min={250}>
        <BlockSkeleton height={CARD_HEIGHT} />
        <BlockSkeleton height={CARD_HEIGHT} />
        <BlockSkeleton height={CARD_HEIGHT} />
      </CardGrid>
      <SectionCard title="Neplaćene rezervacije" flush>
        <Box sx={{ minHeight: ON_A_PHONE }}>
          <TableSkeleton rows={2} columns={6} />
        </Box>
      </SectionCard>
    </Stack>
  );
}
