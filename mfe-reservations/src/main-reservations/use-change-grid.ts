import { type GridChange, GridRefusal } from '@club/shared/contracts/bookings/grid';
import { ApiError } from '@club/shared/http';
import { useMutation, useQueryClient } from '@club/shared/query';
import { type CourtSlot, type GridDay, samePlace } from '../court-grid/grid-days';
import { newerGrid, slotsQuery } from '../court-grid/grid-queries';
import { useGridWatch } from './use-grid-watch';

/** A member's confirmed request about a slot. */
export interface SlotRequest {
  readonly slot: CourtSlot;
  /** Generated once per confirmed user action: a second attempt after a lost response cannot book twice. */
  readonly key: string;
}

/**
 * The grid that a refusal contains; such a refusal is final, because the slot is not in the state that the member saw.
 */
export function gridInRefusal(error: unknown): GridRefusal | undefined {
  return error instanceof ApiError ? GridRefusal.safeParse(error.problem).data : undefined;
}

/**
 * The slot of a confirmed request as it is now. The member has confirmed court, day and time; midnight changes the index of
 * the day, and a new slot plan changes the slot's id.
 */
function whereItIs(slot: CourtSlot, days: readonly GridDay[] = []): CourtSlot {
  const { id, index } = samePlace(days, slot) ?? slot;
  return { ...slot, id, index };
}

/** A change of the grid. The response, or the refusal, contains the current grid: one request and no refetch. */
export function useChangeGrid<Request extends SlotRequest>(change: (request: Request) => Promise<GridChange>) {
  const client = useQueryClient();
  const { newestDays } = useGridWatch();
  const show = ({ termins, version }: GridRefusal) =>
    client.setQueryData(slotsQuery.queryKey, (held) => newerGrid(held, { termins, version }));
  return useMutation({
    mutationKey: slotsQuery.queryKey,
    mutationFn: (request: Request) => change({ ...request, slot: whereItIs(request.slot, newestDays()) }),
    onSuccess: show,
    onError: (error) => {
      const grid = gridInRefusal(error);
      if (grid) show(grid);
    },
  });
}
