import { EmptyIcon } from '@club/shared/icons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  icon?: ReactNode;
  /** What will be here, and how to begin. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ title, icon = <EmptyIcon fontSize="large" />, children, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 4, textAlign: 'center', color: 'text.secondary' }}>
      {icon}
      <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{title}</Typography>
      {children && <Typography component="div">{children}</Typography>}
      {action}
    </Box>
  );
}
