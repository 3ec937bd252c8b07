import { Box, BusyButton } from '@club/shared/ui-core';

interface OlderButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The way on in a list that grows downwards; it leaves with the oldest row. */
export function OlderButton({ query }: OlderButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', p: 1.5 }}>
      <BusyButton variant="outlined" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        Prikaži starije
      </BusyButton>
    </Box>
  );
}
