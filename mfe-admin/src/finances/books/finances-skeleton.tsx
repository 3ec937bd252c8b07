import { BlockSkeleton, Stack } from '@club/shared/ui-core';

export function FinancesSkeleton() {
  return (
    <Stack spacing="18px">
      <BlockSkeleton height={44} />
      <BlockSkeleton height={124} />
      <BlockSkeleton height={420} />
    </Stack>
  );
}
