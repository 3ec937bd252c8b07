import type { FairUse } from '@club/shared/contracts/fair-use';
import { fairUseLines } from '@club/shared/domain';
import { Box, Typography } from '@club/shared/ui-core';
import { useId } from 'react';

/** The rules that members must observe when they book, shown before they try. */
export function BookingRules({ rules }: { rules: FairUse }) {
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={{ mb: 2 }}>
      <Typography id={title} component="h2" variant="subtitle2">
        Pravila rezerviranja
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {fairUseLines(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
