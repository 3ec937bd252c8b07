import { formatEuros, formatSignedEuros } from '@club/shared/domain';
import { Box } from '@club/shared/ui-core';
import { amountColour } from './amount-colour';

interface AmountProps {
  /** Euros, not cents. */
  value: number;
  /** With a plus sign for income. */
  signed?: boolean;
  /** Green above zero, red below; the sign means the same. */
  coloured?: boolean;
}

/** An amount of money that never breaks over two lines. */
export function Amount({ value, signed = false, coloured = false }: AmountProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: coloured ? amountColour(value) : 'inherit' }}>
      {signed ? formatSignedEuros(value) : formatEuros(value)}
    </Box>
  );
}
