import {
  ClosureDetails,
  ClosureList,
  ClosureRelease,
  type ClosureShortening,
  type ListedClosure,
} from '@club/shared/contracts/court-closures';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useMutation, useQuery } from '@club/shared/query';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin/court-closures';
export const CLOSURES_A_PAGE = 10;

/** Polling interval: closures and bookings begin and end by the clock, without a live event. */
export const AGAIN_MS = 30_000;

/** Whether it still closes slots; a closure that has passed or was undone is read-only. */
export const isAhead = ({ phase }: ListedClosure): boolean => phase === 'COMING' || phase === 'RUNNING';

/** @param page from 1; the wire counts from 0 */
export function useClosures(page: number) {
  // Ending maintenance in the grid changes the slots of a closure.
  useLiveQuery('grid', keys.closures);
  return useQuery({
    queryKey: keys.closurePage(page),
    queryFn: async ({ signal }) => {
      const searchParams = { page: page - 1, size: CLOSURES_A_PAGE };
      return answerBody(ClosureList, http.get(CALL, { searchParams, signal }));
    },
    refetchInterval: ({ state: { data } }) => (data?.content.some(isAhead) ? AGAIN_MS : false),
    placeholderData: keepPreviousData,
  });
}

/** The slots of a closure, and the bookings that it voided. */
export function useClosure(id: number) {
  return useAdminQuery({ queryKey: keys.closure(id), schema: ClosureDetails, path: `${CALL}/${id}` });
}

export function useUndoClosure() {
  return useRefetchingMutation(keys.closures, (id: number) => answerBody(ClosureRelease, http.delete(`${CALL}/${id}`)));
}

const shorten = (id: number, json: ClosureShortening) =>
  answerBody(ClosureRelease, http.put(`${CALL}/${id}`, { json }));
type Range = Omit<ClosureShortening, 'preview'>;

/** Counts the slots that would be freed; nothing changes. */
export function usePreviewShortening(id: number) {
  return useMutation({ mutationFn: (range: Range) => shorten(id, { ...range, preview: true }) });
}

export function useShortenClosure(id: number) {
  return useRefetchingMutation(keys.closures, (range: Range) => shorten(id, { ...range, preview: false }));
}

/** Whether somebody else has shortened the closure while its form was open. */
export const isClosureChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'CLOSURE_CHANGED';
