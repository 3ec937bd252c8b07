/** Colour of the theme for an amount: green above zero, red below. */
export function amountColour(value: number): 'free.main' | 'taken.main' | 'text.primary' {
  if (value === 0) return 'text.primary';
  return value > 0 ? 'free.main' : 'taken.main';
}
