import { useState } from 'react';

/**
 * The first year that the page has known, whatever follows: neither New Year nor the first payment of the next year
 * interrupts the user's work.
 * @param year the newest or current one; undefined until known
 */
export function useOpenedYear(year: number | undefined): number | undefined {
  const [opened, setOpened] = useState(year);
  if (opened === undefined && year !== undefined) setOpened(year);
  return opened;
}
