import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';

/**
 * For a question about something that somebody else has changed meanwhile (409). Answered again, it would be refused
 * again: it closes onto the new data, and a notice says why. Any other error stays in the question.
 */
export function useOutdated(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    notify.refusal(error);
  };
}
