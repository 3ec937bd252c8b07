import type { SeasonChanged } from '@club/shared/contracts/league/season-changes';

/**
 * The answer to a change of a season: a message for the user, and the version that contains the change.
 * @param message a text, or how it follows from what was changed
 */
export async function changeResponse<Changed extends { readonly version: number }>(
  message: string | ((changed: Changed) => string),
  change: Promise<Changed>,
): Promise<SeasonChanged> {
  const changed = await change;
  return { message: typeof message === 'string' ? message : message(changed), version: changed.version };
}
