import { Box, BusyButton } from '@club/shared/ui-core';

interface OlderButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads older rows of a list that grows downwards; not rendered after the oldest row. */
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
