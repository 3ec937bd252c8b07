import { useState } from 'react';

/** @returns whether every read has once succeeded or failed; stays true when a failed read is repeated later */
export function useAllSettled(...reads: readonly ({ readonly isPending: boolean } | undefined)[]): boolean {
  const [areSettled, setAreSettled] = useState(false);
  if (!areSettled && reads.every((read) => read?.isPending === false)) setAreSettled(true);
  return areSettled;
}
