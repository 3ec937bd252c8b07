import { BlockSkeleton, Stack } from '@club/shared/ui-core';

export function SettingsSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={{ xs: 830, sm: 480 }} />
      <BlockSkeleton height={{ xs: 215, sm: 145 }} />
      <BlockSkeleton height={{ xs: 2310, sm: 520 }} />
      <BlockSkeleton height={{ xs: 315, sm: 190 }} />
      <BlockSkeleton height={{ xs: 300, sm: 190 }} />
      <BlockSkeleton height={{ xs: 585, sm: 365 }} />
    </Stack>
  );
}
