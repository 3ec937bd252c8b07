import { BlockSkeleton, Box, TableSkeleton } from '@club/shared/ui-core';

/** A table of members that is loading, with room for the search above it. */
export function SearchedSkeleton({ columns }: { columns: number }) {
  return (
    <>
      <Box sx={{ p: 2.5, pb: 4.5 }}>
        <BlockSkeleton height={56} />
      </Box>
      <TableSkeleton rows={12} columns={columns} />
    </>
  );
}
