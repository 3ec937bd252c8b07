import type { MyLeague, MyLeagueMatch, MyOpponents } from '@club/shared/contracts/league/my-results';
import { yearOf } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import type { ServiceParts } from '../../platform/service-parts';
import { isInLeague } from '../entries/league-entries.repository';
import { matchesConcerning, matchesOfPlayer } from '../matches/league-matches.repository';
import { phaseKey } from '../matches/phase-keys';
import { winLoss } from '../matches/win-loss';
import { findPlayerOfMember } from '../players/league-players.repository';
import { readPlayerNames } from '../players/player-names';
import { allSeasons } from '../seasons/league-seasons.repository';
import { isOpenToPlayers, presentMyMatch } from './my-match.presenter';
import { placeOfPlayer } from './my-place.repository';

export type MyResults = ReturnType<typeof createMyResults>;

/** What players read about their own matches. */
export function createMyResults({ db, clock }: ServiceParts) {
  return {
    /** GET /my-results-league */
    async list(memberId: number): Promise<MyLeagueMatch[]> {
      const own = await findPlayerOfMember(db.handle, memberId);
      if (!own) return [];
      const rows = await matchesConcerning(db.handle, own.id);
      const names = await readPlayerNames(db.handle);
      const over = await finishedYears(db.handle);
      const today = clock.today();
      return rows
        .map((row) => presentMyMatch(row, { names, player: own.id, today, isOver: over.has(row.year) }))
        .reverse();
    },

    /** GET /my-league */
    async summary(memberId: number): Promise<MyLeague> {
      const own = await findPlayerOfMember(db.handle, memberId);
      const nothing = { year: null, place: null, row: null, points: null, wins: 0, losses: 0 };
      if (!own) return { player: null, isInLeague: false, ...nothing };
      const names = await readPlayerNames(db.handle);
      const year = yearOf(clock.today());
      const place = await placeOfPlayer(db.handle, own.id);
      return {
        player: names.find(own.id),
        isInLeague: await isInLeague(db.handle, memberId, year),
        ...(place ?? nothing),
        ...winLoss(await matchesOfPlayer(db.handle, own.id), own.id, place?.year),
      };
    },

    /** GET /my-opponents */
    async opponents(memberId: number): Promise<MyOpponents> {
      const own = await findPlayerOfMember(db.handle, memberId);
      if (!own) return [];
      const today = clock.today();
      const over = await finishedYears(db.handle);
      const open = (await matchesConcerning(db.handle, own.id)).filter((row) => {
        if (row.outcome !== null || over.has(row.year)) return false;
        return isOpenToPlayers(row, today) && [row.player1, row.player2].includes(own.id);
      });
      const names = await readPlayerNames(db.handle);
      return open
        .toSorted((left, right) => (left.end_date ?? '').localeCompare(right.end_date ?? ''))
        .map((row) => ({
          player: names.of(row.player1 === own.id ? row.player2 : row.player1),
          competitionPhase: phaseKey(row.phase),
          endDate: row.end_date,
        }));
    },
  };
}

async function finishedYears(handle: Handle): Promise<ReadonlySet<number>> {
  const finished = (await allSeasons(handle)).filter(({ state }) => state === 'FINISHED');
  return new Set(finished.map(({ year }) => year));
}
