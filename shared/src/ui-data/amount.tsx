import { formatEuros, formatSignedEuros } from '@club/shared/domain';
import { Box } from '@club/shared/ui-core';

interface AmountProps {
  /** Euros, not cents. */
  value: number;
  /** With a plus before what came in. */
  signed?: boolean;
  /** Green above zero, red below; the sign says the same. */
  coloured?: boolean;
}

/** An amount of money that never breaks over two lines. */
export function Amount({ value, signed = false, coloured = false }: AmountProps) {
  const tone = value > 0 ? 'free.main' : value < 0 ? 'taken.main' : 'text.primary';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: coloured ? tone : 'inherit' }}>
      {signed ? formatSignedEuros(value) : formatEuros(value)}
    </Box>
  );
}
