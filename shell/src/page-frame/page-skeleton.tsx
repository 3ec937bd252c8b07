import { BlockSkeleton, Box } from '@club/shared/ui-core';

/** A page that is on its way, as tall as the screen: the footer does not show before it and jump away. */
export function PageSkeleton() {
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <BlockSkeleton height={420} />
    </Box>
  );
}
