import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';

/**
 * For a question about something that somebody else has changed meanwhile (409). Confirming it again would be refused
 * again, so it closes, the data are refetched, and a snackbar shows why. Any other error is shown in the question.
 * @returns for `goesOnAfter`: shows such a conflict, and returns whether the error is one
 */
export function useOutdated(): (error: unknown) => boolean {
  const notify = useNotify();
  return (error) => {
    const isOutdated = error instanceof ApiError && error.status === 409;
    if (isOutdated) notify.refusal(error);
    return isOutdated;
  };
}
