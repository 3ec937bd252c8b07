import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, decide } = seasonCalls(() => league);
  const enterAll = async () => {
    for (const match of await openMatches()) {
      await orThrow(await decide(match, { outcome: 'PLAYED', ...SCORE_2_0 }));
    }
  };
  const correction = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Zamijenjeni' };
  const preview = async ({ id, version }: LeagueMatch) => {
    const path = `admin/league/seasons/${YEAR}/matches/${id}/preview`;
    return orThrow(await league.as(league.admin).post(path, { ...correction, version }));
  };
  const save = async (match: LeagueMatch, seenNote: string | null) =>
    (await decide(match, { ...correction, seenNote })).body;
  const refused = {
    status: 409,
    code: 'CONSEQUENCES_CHANGED',
    message: 'Posljedice ispravka u međuvremenu su se promijenile. Ispravak nije spremljen; pogledajte novi pregled.',
  };
  beforeEach(async () => {
    league = await openFirstRound(await open(), 4, 1);
    await enterAll();
  });

  test('a correction that was previewed before the consolation was published is not saved until its redraw was shown', async () => {
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' }));
    await enterAll();
    const [semifinal] = (await openMatches()) as [LeagueMatch];
    const seen = await preview(semifinal);
    expect(seen).toMatchObject({ note: null, message: null });
    await orThrow(await league.asAdmin('POST', 'consolation', { firstPhaseFrom: '2026-08-01' }));
    const drawn = await openMatches();
    expect(await save(semifinal, seen.note)).toMatchObject(refused);
    expect(await openMatches()).toEqual(drawn);
    const now = await preview(semifinal);
    expect(now.message).toBe('Po njemu se iznova ždrijeba objavljeni utješni turnir.');
    expect((await save(semifinal, now.note)).message).toBe(`Rezultat je spremljen. ${now.message}`);
  });

  test('nor is one that was previewed before the round was closed, until it was shown that nobody moves', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const seen = await preview(match);
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    expect(await save(match, seen.note)).toMatchObject(refused);
    const now = await preview(match);
    expect(now).toMatchObject({ isClosedRound: true, message: 'Bodovi će se uračunati; mjesto u piramidi ostaje.' });
    await orThrow(await league.asAdmin('POST', 'undo'));
    expect(await save(match, now.note)).toMatchObject(refused);
    expect((await save(match, seen.note)).message).toBe('Rezultat je spremljen.');
  });

  test('an earlier page, which does not send what it showed, corrects as before', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    expect((await decide(match, correction)).status).toBe(200);
  });
});
