import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { eachEngine } from '../platform/database/testing';
import { verifyLeague } from './projection/verify-league';
import { openPlayedLeague, type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from './testing-playing';
import { publishFirstRound, seasonCalls } from './testing-season';

/** Four more than the places of the draw: players 41 to 52 play for the last eight. */
const PLAYERS = 52;

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, again, decide } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), PLAYERS);
  });

  /** The stored pages equal the engine's replay of the record. */
  const verify = async () => expect(await verifyLeague(league.db.handle)).toEqual([]);
  const done = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    await verify();
  };
  const unplayed = async () => (await openMatches()).filter(({ outcome }) => outcome === null);
  const play = async (match: LeagueMatch) => {
    const score = (match.player1.id * 7 + match.player2.id * 3) % 5 < 3 ? SCORE_2_0 : SCORE_0_2;
    const { status } = await decide(match, { outcome: 'PLAYED', ...score });
    expect(status).toBe(200);
  };
  const draw = async (): Promise<LeagueDraw> => (await league.as().get(`league-draw/${YEAR}`)).body;
  const namesOf = (players: readonly ({ id: number } | null)[]) => players.map((player) => player?.id ?? 0);

  test('a season with qualifications, from the pyramid to the champion: after each step pages show the replay', async () => {
    await publishFirstRound(league, 2);
    for (const round of [1, 2]) {
      league.club.clock.set(`${week(round).startDate}T18:00:00Z`);
      const matches = await unplayed();
      expect(matches).toHaveLength(PLAYERS / 2);
      for (const [index, match] of matches.entries()) {
        await play(match);
        if (index % 5 === 0) await verify();
      }
      await done(league.asAdmin('POST', 'rounds/publish', { next: round === 1 ? week(2) : null }));
    }

    // The last round's result is the order now, on the home page and for each player.
    const pyramids = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    const result: PyramidCell[] = pyramids.pyramidResultsDataGrouped.DRUGO_KOLO;
    const { current } = (await league.as().get('league-seasons')).body;
    expect(current.topRows).toEqual(result.slice(0, 8));
    // Its results begin at the top of the pyramid, as during the round.
    const last: LeagueMatch[] = pyramids.resultsLeagueDataGrouped.DRUGO_KOLO;
    expect(current.lastResults).toEqual(last.slice(0, current.lastResults.length));
    for (const { player, pyramidRow } of result.slice(0, 12)) {
      const own = (await league.as(league.memberOf(player?.id ?? 0)).get('my-league')).body;
      expect(own.row).toBe(pyramidRow);
    }

    await done(league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' }));
    league.club.clock.set('2026-08-01T08:00:00Z');
    const drawn = await draw();
    expect(drawn).toMatchObject({ places: 48, byes: 16, qualifiers: 8 });
    expect(drawn.qualifications.map(({ section, place }) => [section, place])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((section) => [section, 40 + section]),
    );

    // The lines that a section fills are named; after the first stage nobody knows who will come.
    const awaited = (await draw()).main?.stages.slice(1).flatMap(({ matches }) => matches) ?? [];
    const sides = [...awaited, drawn.main?.thirdPlace].flatMap((match) => match?.sides ?? []);
    const pending = sides.filter(({ kind }) => kind === 'PENDING');
    expect(pending.length).toBeGreaterThan(0);
    expect(pending.filter(({ place, qualifier }) => place !== null || qualifier !== null)).toEqual([]);

    const qualifying = (await unplayed()).filter(({ round }) => round === 'KVALIFIKACIJE');
    expect(qualifying).toHaveLength(4);
    for (const match of qualifying) {
      await play(match);
      await verify();
    }
    const qualified = namesOf((await draw()).qualifications.map(({ bracket }) => bracket.champion));
    expect(new Set(qualified).size).toBe(8);
    const [first] = (await draw()).main?.stages ?? [];
    const places = first?.matches.flatMap(({ sides }) => sides).filter(({ qualifier }) => qualifier !== null) ?? [];
    const bySection = places.toSorted((left, right) => (left.qualifier ?? 0) - (right.qualifier ?? 0));
    expect(namesOf(bySection.map(({ player }) => player))).toEqual(qualified);

    // A qualification is corrected while nothing depends on it: another player gets the place.
    const [match] = qualifying as [LeagueMatch];
    const entered = await again(match);
    const turned = entered.winner?.id === entered.player1.id ? SCORE_0_2 : SCORE_2_0;
    const correction = { outcome: 'PLAYED', ...turned, reason: 'Krivo upisano' };
    await done(decide(entered, correction));
    const corrected = namesOf((await draw()).qualifications.map(({ bracket }) => bracket.champion));
    expect(corrected.filter((id) => !qualified.includes(id))).toHaveLength(1);

    for (let matches = await unplayed(); matches.length > 0; matches = await unplayed()) {
      for (const each of matches) await play(each);
      await verify();
    }
    await done(league.asAdmin('POST', 'finish'));
    const { main } = await draw();
    const [champion] = (await league.as().get('summer-league/winners')).body;
    expect(champion).toMatchObject({ winner: { id: main?.champion?.id }, championshipYears: [YEAR] });
  }, 240_000);
});
