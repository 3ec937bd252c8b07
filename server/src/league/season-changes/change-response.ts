import type { SeasonChange } from '@club/shared/contracts/league/pyramid-control';

/** The answer to a change of a season: a message for the user, and the version that contains the change. */
export async function changeResponse(message: string, change: Promise<{ version: number }>): Promise<SeasonChange> {
  const { version } = await change;
  return { message, version };
}
