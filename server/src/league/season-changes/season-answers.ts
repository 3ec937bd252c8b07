import type { SeasonChange } from '@club/shared/contracts/league/pyramid-control';

/** The answer of a change of a season: a message for a person, and the version that shows it. */
export async function answerChange(message: string, change: Promise<{ version: number }>): Promise<SeasonChange> {
  const { version } = await change;
  return { message, version };
}
