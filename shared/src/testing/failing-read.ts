import type { QueryClient } from '@club/shared/query';
import { act, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { refuse } from './refuse';

/** A read that fails; a test repeats it, without an answer, to see that what is shown without its data stays meanwhile. */
export function failingRead(path: string) {
  let isRepeated = false;
  let isAsked = false;
  // A preview is read by POST.
  const handler = http.all(path, () => {
    if (!isRepeated) return refuse(500, 'Baza se ne javlja.');
    isAsked = true;
    return delay('infinite');
  });
  const repeat = async (client: QueryClient): Promise<void> => {
    isRepeated = true;
    act(() => void client.refetchQueries());
    await waitFor(() => expect(isAsked).toBe(true));
  };
  return { handler, repeat };
}
