import { Typography } from '@club/shared/ui-core';

/** The line above a list that says which of its rows are shown; announced when a filter or a page changes it. */
export function ShownStatus({ children }: { children: string }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1 }}>
      {children}
    </Typography>
  );
}
