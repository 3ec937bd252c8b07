import { useState } from 'react';

/** @returns whether each read has had its answer, or has failed. It stays so: what is then shown may repeat a failed read. */
export function useEverRead(...reads: readonly ({ readonly isPending: boolean } | undefined)[]): boolean {
  const [wereRead, setWereRead] = useState(false);
  if (!wereRead && reads.every((read) => read?.isPending === false)) setWereRead(true);
  return wereRead;
}
