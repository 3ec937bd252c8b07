import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import type { TestMember } from '../../testing/test-club';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, again, decide, changes } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8);
  });

  test('a retirement without a game is a walkover in the preview, the result and the list of changes', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const path = `admin/league/seasons/${YEAR}/matches/${match.id}/preview`;
    const retired = { outcome: 'RETIRED', by: match.player2.id, version: match.version };
    const preview = await league.as(league.admin).post(path, retired);
    expect(preview.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1 });
    const entered = await decide(match, retired);
    expect(entered.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1 });
    const [change] = await changes();
    expect(change.what).toContain(`: predaja prije meča (${match.player2.displayName})`);
    // The state of the round forbids it, not the input: the page shows the result that has come meanwhile.
    const absence = { playerId: match.player1.id, substituteId: null };
    const refused = await league.asAdmin('PUT', 'rounds/1/absences', absence);
    expect([refused.status, refused.body.code]).toEqual([409, 'MATCH_HAS_RESULT']);
  });

  test('a player without new balls loses 6:0 6:0, which the list of changes distinguishes from another forfeit', async () => {
    const [, match] = (await openMatches()) as [unknown, LeagueMatch];
    const lost = { outcome: 'WALKOVER', by: match.player2.id, set1Igrac1: 6, set2Igrac1: 6 };
    const entered = await decide(match, lost);
    expect(entered.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1, points1: 4, points2: 0 });
    const [change] = await changes();
    expect(change.what).toContain(`: bez novih lopti (${match.player2.displayName}, 6:0 6:0)`);
  });

  describe('sent again after a lost answer, or by another administrator,', () => {
    let match: LeagueMatch;
    const send = async (form: object, by = league.admin) =>
      league.as(by).put(`admin/league/seasons/${YEAR}/matches/${match.id}`, {
        ...{ version: match.version, seen: [match.player1.id, match.player2.id] },
        ...form,
      });
    const readAgain = async () => {
      match = await again(match);
    };
    /** Both with what was shown before the first of them. */
    const sendTwice = async (form: object, by?: TestMember) => {
      const first = await orThrow(await send(form));
      const listed = await changes();
      const second = await send(form, by);
      expect(second).toMatchObject({ status: 200, body: first });
      expect(await changes()).toEqual(listed);
    };
    const won = { outcome: 'PLAYED', ...SCORE_2_0 };
    beforeAll(async () => {
      match = (await openMatches())[3] as LeagueMatch;
    });

    test('a result is saved once, and so are its correction and its removal', async () => {
      await sendTwice(won);
      await readAgain();
      await sendTwice({ outcome: 'PLAYED', ...SCORE_0_2, reason: 'Zamijenjeni' });
      await readAgain();
      await sendTwice({ outcome: null, reason: 'Drugi meč' });
      await readAgain();
      const other = await league.club.addMember({ firstName: 'Vesna', lastName: 'Jurić', roles: ['USER', 'ADMIN'] });
      await sendTwice(won, other);
    });

    test('another result, or one of other players than were seen, is still refused, and so is a preview', async () => {
      const changed = { status: 409, code: 'MATCH_CHANGED' };
      expect((await send({ outcome: 'PLAYED', ...SCORE_0_2, reason: 'Zamijenjeni' })).body).toMatchObject(changed);
      const pair = [match.player1.id, match.player2.id];
      const others = { ...won, seen: [match.player1.id, league.players.find((id) => !pair.includes(id))] };
      expect((await send(others)).body).toMatchObject({ ...changed, message: expect.stringMatching(/^Par se/) });
      const preview = `admin/league/seasons/${YEAR}/matches/${match.id}/preview`;
      const seen = { ...won, version: match.version };
      expect((await league.as(league.admin).post(preview, seen)).body).toMatchObject(changed);
    });
  });

  test('a refusal names the games and who retired as the form shows them: the attacker’s first', async () => {
    const [, , match] = (await openMatches()) as [unknown, unknown, LeagueMatch];
    const retired = { outcome: 'RETIRED', by: match.player2.id, set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 1 };
    await orThrow(await decide(match, retired));
    const { message } = (await decide(match, { outcome: 'PLAYED', ...SCORE_0_2 })).body;
    expect(message).toContain(`sada: 3:6 0:1 ret. (${match.player2.displayName}).`);
    await orThrow(await decide({ ...match, version: match.version + 1 }, { outcome: null, reason: 'Iznova' }));
  });

  test('in a closed round also the first result of a match needs a reason', async () => {
    const [, , match] = (await openMatches()) as [unknown, unknown, LeagueMatch];
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
    const enter = (more: object) => decide(match, { outcome: 'PLAYED', ...SCORE_2_0, ...more });
    expect((await enter({})).body).toMatchObject({ status: 400, fields: { reason: 'Unesite razlog ispravka.' } });
    const entered = await enter({ reason: 'Zaboravljen zapisnik' });
    expect(entered).toMatchObject({ status: 200, body: { message: 'Bodovi su uračunati; mjesto u piramidi ostaje.' } });
    // Its answer was lost.
    expect((await enter({ reason: 'Zaboravljen zapisnik' })).body).toEqual(entered.body);
  });
});
