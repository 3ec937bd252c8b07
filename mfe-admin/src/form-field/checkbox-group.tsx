import { Box, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

interface CheckboxGroupProps {
  legend: string;
  /** The boxes. */
  children: ReactNode;
  error?: string | undefined;
}

/** Checkboxes that together are one field of a form: its name above them, its error below. */
export function CheckboxGroup({ legend, children, error }: CheckboxGroupProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
        {legend}
      </Typography>
      {children}
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
    </Box>
  );
}
