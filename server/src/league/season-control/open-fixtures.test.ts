import { type Bracket, LeagueDraw } from '@club/shared/contracts/league/draw';
import { SeasonControl } from '@club/shared/contracts/league/rounds';
import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { eachEngine } from '../../platform/database/testing';
import { openTestClub } from '../../testing/test-club';
import type { MatchResult } from '../engine';
import { simulateSeason } from '../engine/testing/simulate-season';
import { playingLeagueRoutes } from '../playing-calls';
import { publicLeagueRoutes } from '../public-calls';
import { writeRulesSeason } from '../season-changes/write-season';
import { addPlayers } from '../seasons/testing';
import { ARCHIVIST } from '../testing-public';

const YEAR = 2026;
const { cast, record } = simulateSeason({ players: 16, seed: 1, year: YEAR, settings: { rounds: 2 } });
const NOBODY: MatchResult = { outcome: 'DOUBLE_WALKOVER' };
const results = Object.entries(record.knockout?.results ?? {});

/** The matches of a bracket that its page shows without a result. */
const openIn = ({ stages, thirdPlace }: Bracket): number =>
  [...stages.flatMap(({ matches }) => matches), ...(thirdPlace ? [thirdPlace] : [])].filter(
    ({ sides, outcome }) => outcome === null && sides.every(({ kind }) => kind !== 'BYE'),
  ).length;

eachEngine((open) => {
  test.each([
    ['of which two quarterfinals are played', /CONSOLATION-(8-[34]|4-|2-)/, {}, 5],
    ['of which a semifinal is left, and so the final', /CONSOLATION-(4-1|2-)/, {}, 2],
    // Of the main draw four are open again, and the third place.
    ['whose players a corrected draw does not tell any more', /MAIN-\d+-1$|MAIN-3|CONSOLATION/, {}, 12],
    ['of which a semifinal was forfeited by both', /CONSOLATION-2-/, { [`${YEAR}-CONSOLATION-4-1`]: NOBODY }, 0],
  ])('the matches of a consolation %s are counted as on the other pages', async (_, unplayed, forfeited, left) => {
    const db = await open();
    const club = await openTestClub(db, (parts) => [
      publicLeagueRoutes({ ...parts, db }),
      playingLeagueRoutes({ ...parts, db }),
    ]);
    const admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    const played = { ...Object.fromEntries(results.filter(([id]) => !unplayed.test(id))), ...forfeited };
    await db.transaction(async (tx) => {
      await addPlayers(tx, cast);
      const knockout = record.knockout && { ...record.knockout, results: played };
      await writeRulesSeason(tx, { ...ARCHIVIST, record: { ...record, knockout }, state: 'KNOCKOUT' });
    });

    const { main, consolation } = LeagueDraw.parse((await club.as().get(`league-draw/${YEAR}`)).body);
    if (!main || !consolation) throw new Error('The season has both tournaments.');
    const { current } = LeagueSeasons.parse((await club.as().get('league-seasons')).body);
    const control = SeasonControl.parse((await club.as(admin).get(`admin/league/seasons/${YEAR}`)).body);
    expect({
      control: control.openFixtures,
      landingPage: current?.openFixtures,
      draw: openIn(main) + openIn(consolation),
    }).toEqual({ control: left, landingPage: left, draw: left });
  });
});
