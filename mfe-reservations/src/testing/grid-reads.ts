import { GRID_VERSION_HEADER, type Slot } from '@club/shared/contracts/bookings/grid';
import type { fakeApi } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';

/** The grid's slots as of this version. */
export const gridAt = (version: number, slots: Slot[]) =>
  HttpResponse.json(slots, { headers: { [GRID_VERSION_HEADER]: `${version}` } });

/** Answers the reads of the grid, or of another list of slots, in turn, the last answer repeatedly; counts them. */
export function gridReads(
  api: ReturnType<typeof fakeApi>,
  answers: readonly (() => Response)[],
  path: 'get-all-termins' | 'by-names' = 'get-all-termins',
) {
  const reads = { count: 0 };
  api.use(
    http.get(`*/api/${path}`, () => {
      const answer = answers[reads.count] ?? answers.at(-1);
      reads.count += 1;
      return answer?.();
    }),
  );
  return reads;
}
