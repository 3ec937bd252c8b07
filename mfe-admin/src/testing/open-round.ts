import type { RoundPreview, SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, onLeagueDay } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, cellsOf, PLAYERS, ROUND } from './a-season';

export const SEASON_CALL = '*/api/admin/league/seasons/2026';
export const [babic, horvat] = PLAYERS as [(typeof PLAYERS)[number], (typeof PLAYERS)[number]];

const undo = { allowed: false, what: 'Objava 1. kola', reason: '1. kolo već ima rezultate.' };
const pyramid = aPyramid({
  'List of players': PLAYERS.map((player) => {
    const inPyramid = player.id < 5;
    return { ...player, nadimak: null, entered: inPyramid, inPyramid, isSubstitute: false, withdrawn: false };
  }),
  'List of pyramid': cellsOf([1, 2, 3, 4]),
  undo,
});

type Kept = Pick<SeasonControl, 'openMatches' | 'disputed' | 'absences' | 'mayReturn'> & Pick<RoundPreview, 'unplayed'>;
const preset = (): Kept => ({
  openMatches: [aMatch()],
  disputed: [],
  absences: [],
  mayReturn: [],
  unplayed: [aMatch()],
});

/** The fake server of a season in its first round, for a test file: its data, and the requests. */
export function openRound() {
  const season: Kept & { sent: unknown[] } = { ...preset(), sent: [] };
  const control = () => {
    const { sent: _, unplayed: __, ...kept } = season;
    return aControl({ ...kept, undo });
  };
  const preview = (): RoundPreview => ({
    year: 2026,
    version: 5,
    round: ROUND,
    matchPoints: 0,
    allPoints: 12,
    unplayed: season.unplayed,
    disputed: season.disputed,
    pyramid: [],
    moves: [{ up: { player: horvat, fromRow: 2, toRow: 1 }, down: { player: babic, fromRow: 1, toRow: 2 } }],
    next: null,
  });
  const api = fakeApi(
    onLeagueDay('2026-04-13'),
    http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid)),
    http.get(SEASON_CALL, () => HttpResponse.json(control())),
    http.put(`${SEASON_CALL}/matches/2026-1-1`, async ({ request }) => {
      season.sent.push(await request.json());
      return HttpResponse.json({ message: 'Rezultat je upisan.', version: 6, match: aMatch() });
    }),
    http.delete(`${SEASON_CALL}/rounds/1/absences/1`, ({ request }) => {
      season.sent.push(new URL(request.url).search);
      season.absences = [];
      return HttpResponse.json({ message: 'Zamjena je poništena.', version: 6 });
    }),
    http.delete(`${SEASON_CALL}/withdrawals/2`, ({ request }) => {
      season.sent.push(new URL(request.url).search);
      season.mayReturn = [];
      return HttpResponse.json({ message: 'Odustajanje je poništeno.', version: 6 });
    }),
    http.post(`${SEASON_CALL}/rounds/preview`, () => HttpResponse.json(preview())),
    http.post(`${SEASON_CALL}/rounds/publish`, async ({ request }) => {
      season.sent.push(await request.json());
      return HttpResponse.json({ message: 'Kolo je objavljeno.', version: 6 });
    }),
  );
  beforeEach(() => {
    Object.assign(season, preset(), { sent: [] });
  });
  return { api, season, control, preview };
}
