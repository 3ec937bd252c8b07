import type { ClubDay } from '@club/shared/contracts/club-day';
import { HttpResponse, http } from 'msw';

const FRIDAY: ClubDay = {
  today: '2026-11-20',
  now: '2026-11-20T08:30:00Z',
  seasons: [],
  landing: 'OFF_SEASON',
  leagueYear: 2026,
};

/** The server's clock in a test: a Friday morning in November. */
export const clubDay = http.get('*/api/club-day', () => HttpResponse.json(FRIDAY));
