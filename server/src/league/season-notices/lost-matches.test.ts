import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0 } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const REASON = 'Krivo upisano';

eachEngine((open) => {
  let league: PlayedLeague;
  let newNotices: ReturnType<typeof noticesOf>;
  const { openMatches, enter, decide } = seasonCalls(() => league);

  const openDraw = async (size: number) => {
    league = await openFirstRound(await open(), size, 1);
    newNotices = noticesOf(() => league.db);
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' }));
    league.club.clock.set('2026-08-01T08:00:00Z');
  };
  const matchesOf = async (phase: string, tournament = 'MAIN') =>
    (await openMatches()).filter((match) => match.round === phase && match.tournament === tournament);
  const oneOf = async (phase: string): Promise<LeagueMatch> => {
    const [match] = await matchesOf(phase);
    if (!match) throw new Error(`No match of ${phase}.`);
    return match;
  };
  const play = async (phase: string) => {
    for (const match of await matchesOf(phase)) await orThrow(await enter(match, SCORE_2_0));
  };
  const correct = async (match: LeagueMatch, body: object) => {
    await newNotices();
    await orThrow(await decide(match, { ...body, reason: REASON }));
    return (await newNotices()).filter(({ kind }) => kind === 'OPPONENT');
  };
  const lost = ({ id }: { id: number }, phase: string) => ({
    memberId: league.memberOf(id).id,
    kind: 'OPPONENT',
    title: 'Ljetna liga: meč se ne igra',
    body: `${phase}: najavljeni meč zasad se ne igra.`,
  });
  const opponent = ({ id }: { id: number }, phase: string) => ({
    memberId: league.memberOf(id).id,
    body: expect.stringContaining(`${phase}: protivnik`),
  });
  const sorted = (notices: readonly { memberId: number; body: unknown }[]) =>
    notices.toSorted((left, right) => left.memberId - right.memberId);

  test('without the result of a semifinal nobody plays the final or for the third place, until there is one again', async () => {
    await openDraw(5);
    await play('CETVRTFINALE');
    await play('POLUFINALE');
    const [final, third, semifinal] = [await oneOf('FINALE'), await oneOf('TRECE_MJESTO'), await oneOf('POLUFINALE')];
    const finalists = [final.player1, final.player2];
    const others = [third.player1, third.player2];
    expect(await correct(semifinal, { outcome: null })).toEqual(
      sorted([
        ...finalists.map((player) => lost(player, 'Finale')),
        ...others.map((player) => lost(player, 'Treće mjesto')),
      ]),
    );
    expect(await correct(await oneOf('POLUFINALE'), { outcome: 'PLAYED', ...SCORE_2_0 })).toMatchObject(
      sorted([
        ...finalists.map((player) => opponent(player, 'Finale')),
        ...others.map((player) => opponent(player, 'Treće mjesto')),
      ]),
    );
  });

  test('who no longer is in the final plays for the third place, and the other way round', async () => {
    await openDraw(4);
    await play('POLUFINALE');
    const semifinal = await oneOf('POLUFINALE');
    const notices = await correct(semifinal, { outcome: 'PLAYED', ...SCORE_0_2 });
    const { player1: loser, player2: winner } = semifinal;
    for (const notice of [lost(loser, 'Finale'), lost(winner, 'Treće mjesto')]) expect(notices).toContainEqual(notice);
    expect(notices).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining(opponent(loser, 'Treće mjesto')),
        expect.objectContaining(opponent(winner, 'Finale')),
      ]),
    );
    // The other finalist and the other player for the third place have a new opponent.
    expect(notices).toHaveLength(6);
  });

  test('when both players of a quarterfinal forfeit it afterwards, the next opponent has no match', async () => {
    await openDraw(8);
    await play('CETVRTFINALE');
    const semifinal = await oneOf('POLUFINALE');
    const quarterfinal = (await matchesOf('CETVRTFINALE')).find(({ player1 }) => player1.id === semifinal.player1.id);
    const players = [semifinal.player1, semifinal.player2];
    expect(await correct(quarterfinal as LeagueMatch, { outcome: 'DOUBLE_WALKOVER' })).toEqual(
      sorted(players.map((player) => lost(player, 'Polufinale'))),
    );
  });

  test('a published consolation whose field is open again is not played for now', async () => {
    await openDraw(8);
    await play('CETVRTFINALE');
    await newNotices();
    await orThrow(await league.asAdmin('POST', 'consolation', { firstPhaseFrom: '2026-08-20' }));
    const announced = await newNotices();
    const players = (await matchesOf('POLUFINALE', 'CONSOLATION')).flatMap(({ player1, player2 }) => [
      player1,
      player2,
    ]);
    expect(players).toHaveLength(4);
    // Not the semifinal that others of the main tournament wait for.
    expect(announced).toMatchObject(sorted(players.map((player) => opponent(player, 'Utješni, polufinale'))));
    const quarterfinal = await oneOf('CETVRTFINALE');
    const walkover = { outcome: 'WALKOVER', by: quarterfinal.player2.id };
    expect(await correct(quarterfinal, walkover)).toEqual(
      sorted(players.map((player) => lost(player, 'Utješni, polufinale'))),
    );
  });
});
