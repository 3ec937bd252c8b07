import { Box, SectionCard, Typography } from '@club/shared/ui-core';
import { Amount } from '@club/shared/ui-data';

export interface SettlementLine {
  readonly label: string;
  /** Small text next to the label. */
  readonly note?: string;
  /** Euros. */
  readonly value: number;
  readonly signed?: boolean;
  /** The line is a sum of those above it. */
  readonly strong?: boolean;
}

/** How a sum is composed, line by line. */
export function SettlementCard({ title, lines }: { title: string; lines: readonly SettlementLine[] }) {
  return (
    <SectionCard title={title} flush>
      <Box component="dl" sx={{ m: 0, breakInside: 'avoid' }}>
        {lines.map(({ label, note, value, signed = false, strong = false }, index) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              // With large text an amount wraps below its label.
              flexWrap: 'wrap',
              columnGap: 2,
              px: 2.5,
              py: 1.25,
              fontWeight: strong ? 700 : 400,
              borderTop: index > 0 ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ flex: '1 1 6.5rem' }}>
              {label}
              {note && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {note}
                </Typography>
              )}
            </Box>
            <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
              <Amount value={value} signed={signed} coloured={strong && signed} />
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
