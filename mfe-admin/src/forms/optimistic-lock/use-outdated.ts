import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';

/**
 * For a question about something that somebody else has changed meanwhile (409). Confirming it again would be refused
 * again, so it closes, the data are refetched, and a snackbar shows why. Any other error is shown in the question.
 */
export function useOutdated(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    notify.refusal(error);
  };
}
