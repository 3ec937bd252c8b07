import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertPlayers } from '../players/league-players.repository';
import { verifyLeague } from '../projection/verify-league';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0 } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const NO_GAMES = { set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0 };

/** A dispute of a result that was taken back waits for the next one, and only for the pair that it is about. */
eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, again, enter, respond, decide } = seasonCalls(() => league);
  beforeEach(async () => {
    league = await openFirstRound(await open(), 4, 1);
    league.club.clock.set('2026-07-10T08:00:00Z');
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  const disputeAndTakeBack = async (match: LeagueMatch) => {
    await orThrow(await enter(match, SCORE_2_0));
    await orThrow(await respond(await again(match), 2, 'dispute', 'Drugi set'));
    await orThrow(await enter(await again(match), NO_GAMES));
  };
  const openFinal = async () => {
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' }));
    league.club.clock.set('2026-08-01T08:00:00Z');
    for (const match of await openMatches()) await orThrow(await enter(match, SCORE_2_0));
    return finalOf(await openMatches());
  };
  const finalOf = (matches: readonly LeagueMatch[]) => matches.find(({ round }) => round === 'FINALE') as LeagueMatch;
  const semifinalOf = async ({ player2 }: LeagueMatch) =>
    (await openMatches()).find(
      ({ round, player1 }) => round === 'POLUFINALE' && player1.id === player2.id,
    ) as LeagueMatch;
  const undisputed = { state: 'ENTERED', disputeReason: null };

  test('whoever plays against a substitute then enters a result that nobody has disputed', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    await disputeAndTakeBack(match);
    const substitute = { firstName: 'Zamjena', lastName: 'Jedna', createdAt: league.club.clock.now() };
    const [substituteId] = await league.db.transaction((tx) => insertPlayers(tx, [substitute]));
    const absence = { playerId: match.player2.id, substituteId };
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', absence));
    expect((await enter(await again(match), SCORE_2_0)).body).toMatchObject(undisputed);
  });

  test('so does a finalist whose opponent is another one after a correction of the semifinal', async () => {
    const final = await openFinal();
    await disputeAndTakeBack(final);
    const corrected = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Zamijenjeni' };
    await orThrow(await decide(await semifinalOf(final), corrected));
    expect((await enter(await again(final), SCORE_2_0)).body).toMatchObject(undisputed);
  });

  test('and after a semifinal that was deleted and entered anew', async () => {
    const final = await openFinal();
    await disputeAndTakeBack(final);
    const semifinal = await semifinalOf(final);
    await orThrow(await decide(semifinal, { outcome: null, reason: 'Krivi meč' }));
    await orThrow(await decide(await again(semifinal), { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Upisan' }));
    expect((await enter(await again(final), SCORE_2_0)).body).toMatchObject(undisputed);
  });

  test('a change of another match does not end it', async () => {
    const [match, other] = (await openMatches()) as [LeagueMatch, LeagueMatch];
    await disputeAndTakeBack(match);
    await orThrow(await enter(other, SCORE_2_0));
    const disputed = { state: 'DISPUTED', disputeReason: 'Drugi set' };
    expect((await enter(await again(match), SCORE_2_0)).body).toMatchObject(disputed);
  });
});
