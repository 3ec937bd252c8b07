import { type Registration, RegistrationNow } from '@club/shared/contracts/league/registrations-control';
import { ApiError } from '@club/shared/http';

/**
 * A decision is about the data that were shown. A conflict shows the current data: a repeated decision is about those.
 * @returns a function that sends it, each time it is called
 */
export function aboutShown({ lastModifiedDate }: Registration) {
  let seen = lastModifiedDate;
  const learn = (error: unknown): never => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    seen = RegistrationNow.safeParse(problem).data?.registration.lastModifiedDate ?? seen;
    throw error;
  };
  return <Answer>(send: (seen: string) => Promise<Answer>): Promise<Answer> => send(seen).catch(learn);
}
