import type { CourtClosure } from '@club/shared/contracts/court-closures';
import { usePage } from '@club/shared/ui-data';
import { useState } from 'react';
import { useClosures } from './use-closures';

/** The closure that was just made, until the list shows that this or another administrator has undone it. */
export function useDoneClosure() {
  const [made, setDone] = useState<CourtClosure>();
  const listed = useClosures(usePage()).data?.content.find(({ id }) => id === made?.closureId);
  // Forgotten, because another page of the list does not contain it.
  if (listed?.phase === 'UNDONE') setDone(undefined);
  return { done: made, setDone };
}
