import { Box } from '@club/shared/ui-core';
import { Coloured, type Kind } from './coloured';

export interface BarPart {
  readonly kind: Kind;
  /** Euros. */
  readonly value: number;
}

/**
 * The bar of an amount, as long as its cell's `--share` of the longest one. It only repeats the figures of its row, so it
 * is hidden from screen readers.
 */
export function YearBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <Box aria-hidden component="span" data-bar sx={{ display: 'flex', gap: '2px', height: '0.875rem' }}>
      {parts
        // A year's corrections may exceed its payments.
        .filter(({ value }) => value > 0)
        .map(({ kind, value }) => (
          <Coloured key={kind} data-kind={kind} style={{ flex: `${value} 0 0` }} />
        ))}
    </Box>
  );
}
