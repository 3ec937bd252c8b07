import type { ClubDay } from '@club/shared/contracts/club-day';
import { yearOf } from '@club/shared/domain';
import { HttpResponse, http } from 'msw';

/**
 * GET /club-day on a Friday morning in November, 09:30 in Zagreb, with no season open, except for what a test overrides.
 */
export const aClubDay = (but: Partial<ClubDay> = {}): ClubDay => ({
  today: '2026-11-20',
  now: '2026-11-20T08:30:00Z',
  seasons: [],
  landing: 'OFF_SEASON',
  leagueYear: 2026,
  ...but,
});

/** The fake API's handler that returns it. */
export const onClubDay = (but: Partial<ClubDay> = {}) =>
  http.get('*/api/club-day', () => HttpResponse.json(aClubDay(but)));

/** The same on a day of the league, at eight in the morning UTC. */
export const onLeagueDay = (today: string) =>
  onClubDay({ today, now: `${today}T08:00:00Z`, landing: 'LEAGUE', leagueYear: yearOf(today) });
