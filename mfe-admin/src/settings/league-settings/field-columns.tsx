import { Box } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../forms/form-field/field-group';

/** Fields under a heading, two side by side if there is room. */
export function FieldColumns({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FieldGroup legend={title} heading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1.5 }}>
        {children}
      </Box>
    </FieldGroup>
  );
}
