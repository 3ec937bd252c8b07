import { useState } from 'react';

/** @returns whether every read has once succeeded or failed; stays true when a failed read is repeated later */
export function useEverRead(...reads: readonly ({ readonly isPending: boolean } | undefined)[]): boolean {
  const [wereRead, setWereRead] = useState(false);
  if (!wereRead && reads.every((read) => read?.isPending === false)) setWereRead(true);
  return wereRead;
}
