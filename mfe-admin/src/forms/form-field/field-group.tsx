import { Box, Typography } from '@club/shared/ui-core';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  legend: string;
  /** Whether the legend looks like a heading of the form; otherwise it looks like a field's label. */
  heading?: boolean;
  /** The error of a group of checkboxes that together are one field. */
  error?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, with their common label above and their error below. */
export function FieldGroup({ legend, heading = false, error, children }: FieldGroupProps) {
  const complaint = useId();
  return (
    <Box component="fieldset" aria-describedby={error && complaint} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography
        component="legend"
        variant={heading ? 'h3' : 'body2'}
        color={heading ? undefined : 'textSecondary'}
        sx={{ p: 0 }}
      >
        {legend}
      </Typography>
      {children}
      {error && (
        <Typography id={complaint} role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
    </Box>
  );
}
