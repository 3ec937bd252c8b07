import { CourtClosure, type CourtClosureInput } from '@club/shared/contracts/court-closures';
import { ApiError, answerBody, http, keyed } from '@club/shared/http';
import { useMutation } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import type { Closure } from './closure-form';

const call = (json: CourtClosureInput, options = {}) =>
  answerBody(CourtClosure, http.post('admin/court-closures', { json, ...options }));

/** Lists the bookings that a closure would void; nothing changes. */
export const previewClosure = (closure: Closure, signal?: AbortSignal) =>
  call({ ...closure, preview: true }, signal ? { signal } : {});

export function usePreviewClosure() {
  return useMutation({ mutationFn: (closure: Closure) => previewClosure(closure) });
}

/**
 * Closes the courts; the response lists the voided bookings, which may be more than the preview showed. `key` is that of
 * the preview: after a lost response, trying again returns the closure that was made.
 */
export function useCloseCourts() {
  return useAdminMutation(({ closure, key }: { closure: Closure; key: string }) =>
    call({ ...closure, preview: false }, keyed(key)),
  );
}

/** Whether everything is closed, or over, already. */
export const isNothingToClose = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'NOTHING_TO_CLOSE';
