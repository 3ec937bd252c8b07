import { eachEngine } from '../platform/database/testing';
import { verifyLeague } from './projection/verify-league';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from './testing-playing';
import { publishFirstRound } from './testing-season';

/** Batches of concurrent calls; more for a thorough run: `INTERLEAVINGS=34`. */
const BATCHES = Number(process.env.INTERLEAVINGS ?? 8);
const CALLS = 6;

interface Match {
  readonly id: string;
  readonly version: number;
  readonly outcome: string | null;
  readonly player1: { readonly id: number };
  readonly player2: { readonly id: number };
}

interface Page {
  readonly version: number;
  readonly rounds: readonly { readonly number: number; readonly startDate: string }[];
  readonly openMatches: readonly Match[];
  readonly mayReturn: readonly { readonly id: number }[];
}

/** A reproducible sequence of random numbers in [0, 1). */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

eachEngine((open) => {
  test('two administrators and ten concurrent players: nothing is lost, and pages match the record', async () => {
    const league = await openPlayedLeague(await open(), 10);
    const second = await league.club.addMember({ firstName: 'Stjepan', roles: ['USER', 'ADMIN'] });
    await publishFirstRound(league);
    const next = randoms(2026);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
    const statuses = new Map<number, number>();

    for (let batch = 0; batch < BATCHES; batch += 1) {
      const page: Page = await league.control();
      const answers = await Promise.all(
        Array.from({ length: CALLS }, () => anyCall(league, page, next, pick, pick([league.admin, second]))),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const { version } = await league.control();
      const changes = await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes`);
      // Every accepted call is one version of the season; a call that repeats the same change adds none.
      expect(version).toBeLessThanOrEqual(page.version + answers.filter(({ status }) => status === 200).length);
      expect(changes.body[0].version).toBe(version);
      for (const { status, body } of answers) {
        const match = body.match ?? body;
        if (status !== 200 || !match.competitionPhase) continue;
        const kept = await league.db.handle
          .selectFrom('league_result_history')
          .select('outcome')
          .where('match_id', '=', match.id)
          .where('version', '=', match.version)
          .execute();
        expect(kept).toEqual([{ outcome: expect.anything() }]);
      }
      if (batch % 4 === 3) expect(await verifyLeague(league.db.handle)).toEqual([]);
    }
    expect(await verifyLeague(league.db.handle)).toEqual([]);
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 409]));
  }, 900_000);
});

/** An action of a player or an administrator, on a page that may be out of date a moment later. */
function anyCall(
  league: PlayedLeague,
  page: Page,
  next: () => number,
  pick: <Item>(items: readonly Item[]) => Item,
  admin: PlayedLeague['admin'],
): ReturnType<PlayedLeague['asAdmin']> {
  const season = `admin/league/seasons/${YEAR}`;
  const match = pick(page.openMatches);
  const number = page.rounds.length;
  const { version } = page;
  const what = match ? next() : 0.97;
  const score = {
    set1Igrac1: 6,
    set1Igrac2: Math.floor(next() * 5),
    set2Igrac1: Math.floor(next() * 5),
    set2Igrac2: 6,
  };
  const decided = { ...score, set3Igrac1: 6, set3Igrac2: Math.floor(next() * 5) };
  if (what < 0.4) {
    const player = league.memberOf(pick([match.player1.id, match.player2.id])) ?? admin;
    return league.as(player).put(`update-results-league/${match.id}`, { ...decided, version: match.version });
  }
  if (what < 0.55) {
    const player = league.memberOf(pick([match.player1.id, match.player2.id])) ?? admin;
    const word = pick(['confirm', 'dispute']);
    return league.as(player).post(`league-matches/${match.id}/${word}`, {
      version: match.version,
      reason: 'Ne slažem se',
    });
  }
  if (what < 0.75) {
    const body = {
      ...pick([{ outcome: 'NO_RESULT', ...score }, { outcome: 'DOUBLE_WALKOVER' }, { outcome: null }]),
      reason: 'Provjera',
    };
    return league.as(admin).put(`${season}/matches/${match.id}`, { ...body, version: match.version });
  }
  if (what < 0.82) {
    return league.as(admin).put(`${season}/rounds/${number}/dates`, { ...week(number), version });
  }
  if (what < 0.88) {
    const absent = { playerId: match.player1.id, substituteId: null, version };
    return league.as(admin).put(`${season}/rounds/${number}/absences`, absent);
  }
  if (what < 0.9) {
    return league.as(admin).post(`${season}/withdrawals`, { playerId: match.player2.id, reason: 'Put', version });
  }
  if (what < 0.92) {
    const { id } = pick([...page.mayReturn, match.player2]);
    return league.as(admin).delete(`${season}/withdrawals/${id}?version=${version}`);
  }
  if (what < 0.95) return league.as(admin).post(`${season}/undo`, { version });
  const confirmed = page.openMatches.map(({ id }) => id);
  return league.as(admin).post(`${season}/rounds/publish`, { next: week(number + 1), confirmed, version });
}
