import { CourtClosure, type CourtClosureInput } from '@club/shared/contracts/court-closures';
import { answerBody, http } from '@club/shared/http';
import { useMutation } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import type { Closure } from './closure-form';

const call = (json: CourtClosureInput) => answerBody(CourtClosure, http.post('admin/court-closures', { json }));

/** Lists the bookings that a closure would void; nothing changes. */
export function usePreviewClosure() {
  return useMutation({ mutationFn: (closure: Closure) => call({ ...closure, preview: true }) });
}

/** Closes the courts; the response lists the voided bookings, which may be more than the preview showed. */
export function useCloseCourts() {
  return useAdminMutation((closure: Closure) => call({ ...closure, preview: false }));
}
