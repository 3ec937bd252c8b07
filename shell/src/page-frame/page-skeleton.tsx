import { PHONE } from '@club/shared/theme';
import { BlockSkeleton, Box } from '@club/shared/ui-core';

/**
 * A page that is loading, as tall as the screen, so that the footer does not appear before it and jump away. Twice as
 * tall on a phone, where a page may open further down.
 */
export function PageSkeleton() {
  return (
    <Box sx={{ minHeight: '100dvh', [PHONE]: { minHeight: '200svh' } }}>
      <BlockSkeleton height={420} />
    </Box>
  );
}
