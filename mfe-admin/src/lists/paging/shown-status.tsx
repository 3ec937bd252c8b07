import { Typography } from '@club/shared/ui-core';

/** The line above a list with the range of the rows that are shown; announced when a filter or a page changes it. */
export function ShownStatus({ children }: { children: string }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1 }}>
      {children}
    </Typography>
  );
}
