import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { leagueSeason, onLeagueDay } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';

const YEAR_2025 = leagueSeason(2025, {
  links: { ...leagueSeason(2025).links, results: true, seeders: true, draw: true, consolation: true, statistics: true },
});

/** Handlers for the calls of every page of a season: the server's clock, and seasons of which only 2025 has pages. */
export const seasonCalls = (seasons: readonly LeagueSeason[] = [YEAR_2025]) => [
  onLeagueDay('2026-06-12'),
  http.get('*/api/league-seasons', () => HttpResponse.json({ seasons, current: null })),
];
