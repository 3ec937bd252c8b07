import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { answerBody, type http } from '@club/shared/http';

/** The address of the calls about seasons. */
export const SEASONS = 'admin/league/seasons';

/** The address of a call about the season of a year. */
export const seasonPath = (year: number, rest = ''): string => `${SEASONS}/${year}${rest}`;

/** Reads the response to a call that changes a season. */
export const seasonChange = (call: ReturnType<typeof http.put>): Promise<SeasonChanged> =>
  answerBody(SeasonChanged, call);
