import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { feeReceivedNotice, purgeNotices, writeNotices } from '../notices';
import { eachEngine } from '../platform/database/testing';
import { insertLeagueFees } from './fees/league-fees.repository';
import { createLeagueFees, type LeagueFees } from './fees/league-fees.service';
import { noticesOf } from './testing-notices';
import { openPlayedLeague, type PlayedLeague, SCORE_2_0, week, YEAR } from './testing-playing';
import { seasonCalls } from './testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const newNotices = noticesOf(() => league.db);
  const { openMatches, enter, respond, decide } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 4);
    await league.as(league.admin).post(`admin/pyramid-initial/${YEAR}/preset`, {
      version: await league.version(),
    });
  });

  const memberOf = ({ id }: LeagueMatch['player1']): number => league.memberOf(id).id;

  test('a published round sends every player, and only them, notices of the round and of the opponent', async () => {
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
    const notices = await newNotices();
    const rounds = notices.filter(({ kind }) => kind === 'ROUND_PUBLISHED');
    expect(rounds.map(({ memberId }) => memberId).sort()).toEqual(league.members.map(({ id }) => id).sort());
    expect(rounds[0]?.body).toBe('1. kolo ljetne lige 2026. igra se od 06.07.2026. do 12.07.2026.');
    for (const { player1, player2 } of await openMatches()) {
      for (const [player, opponent] of [
        [player1, player2],
        [player2, player1],
      ] as const) {
        expect(notices).toContainEqual({
          memberId: memberOf(player),
          kind: 'OPPONENT',
          title: 'Ljetna liga: novi protivnik',
          body: expect.stringContaining(`1. kolo: protivnik ${opponent.displayName} Meč se igra do 12.07.2026.`),
        });
      }
    }
    expect(notices).toHaveLength(8);
  });

  test('an entered result notifies only the opponent; a confirmation notifies the player who entered it', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    expect((await enter(match, SCORE_2_0)).status).toBe(200);
    const title = `${match.player1.displayName} – ${match.player2.displayName}`;
    expect(await newNotices()).toEqual([
      {
        memberId: memberOf(match.player2),
        kind: 'RESULT_ENTERED',
        title: 'Ljetna liga: upisan je rezultat vašeg meča',
        body: `${title}: 6:3 6:4. Potvrdite ga ili osporite na stranici „Unos rezultata”.`,
      },
    ]);
    // A call that is repeated after its answer was lost sends no second notice.
    expect((await enter(match, SCORE_2_0)).status).toBe(200);
    expect(await newNotices()).toEqual([]);
    await respond({ ...match, version: match.version + 1 }, 2, 'confirm');
    expect(await newNotices()).toMatchObject([{ memberId: memberOf(match.player1), kind: 'RESULT_CONFIRMED' }]);
  });

  test('a dispute notifies the player who entered the result, with the reason; the administrator’s decision notifies both', async () => {
    const [, match] = (await openMatches()) as [unknown, LeagueMatch];
    await enter(match, SCORE_2_0);
    await newNotices();
    await respond({ ...match, version: match.version + 1 }, 2, 'dispute', 'Drugi set je bio 6:2');
    expect(await newNotices()).toMatchObject([
      {
        memberId: memberOf(match.player1),
        kind: 'RESULT_DISPUTED',
        body: expect.stringContaining('Razlog: Drugi set je bio 6:2.'),
      },
    ]);
    const decided = { outcome: 'PLAYED', ...SCORE_2_0, set2Igrac2: 2, reason: 'Oba potvrđuju' };
    const answer = await decide({ ...match, version: match.version + 2 }, decided);
    expect(answer.status).toBe(200);
    const notices = await newNotices();
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(
      [memberOf(match.player1), memberOf(match.player2)].sort(),
    );
    for (const { kind, body } of notices) {
      expect([kind, body]).toEqual([
        'RESULT_ENTERED',
        expect.stringMatching(/: 6:3 6:2\. Rezultat je upisao administrator\.$/),
      ]);
    }
  });

  describe('a league fee', () => {
    const RECEIVED = {
      kind: 'FEE_RECEIVED',
      title: 'Ljetna liga: uplata je zaprimljena',
      body: 'Članarina za ljetnu ligu 2026. plaćena je 09.04.2026. Iznos: 60,00\u00a0€.',
    };
    const TAKEN_BACK = {
      kind: 'FEE_RECEIVED',
      title: 'Ljetna liga: uplata je poništena',
      body: 'Poništena je uplata članarine za ljetnu ligu 2026. od 09.04.2026. Iznos: 60,00\u00a0€.',
    };
    let fees: LeagueFees;
    let id: number;
    const member = () => ({ memberId: league.members[0]?.id });
    beforeAll(async () => {
      const [player = 0] = league.players;
      await league.db.transaction((tx) =>
        insertLeagueFees(tx, [{ playerId: player, year: YEAR, amountCents: 6000, paidOn: null }]),
      );
      fees = createLeagueFees({ ...league.club, db: league.db });
      ({ id } = (await fees.list()).find(({ year }) => year === YEAR) as { id: number });
    });

    test('that is received notifies its member, with the amount only in the body', async () => {
      await fees.markPaid(id, league.admin.id, '2026-04-09');
      expect(await newNotices()).toEqual([{ ...member(), ...RECEIVED }]);
    });

    test('whose payment is taken back notifies its member, and again when it is received after all', async () => {
      for (const minute of [10, 20]) {
        league.club.clock.set(`2026-07-10T09:${minute}:00Z`);
        await fees.markUnpaid(id, league.admin.id);
        expect(await newNotices()).toEqual([{ ...member(), ...TAKEN_BACK }]);
        await fees.markPaid(id, league.admin.id, '2026-04-09');
        expect(await newNotices()).toEqual([{ ...member(), ...RECEIVED }]);
      }
    });

    test('of a year before the euro, which is in kuna, has its amount in euros beside it', async () => {
      const [playerId = 0] = league.players;
      const kuna = { playerId, year: 2022, amountCents: 20_000, currency: 'HRK' as const, paidOn: null };
      await league.db.transaction((tx) => insertLeagueFees(tx, [kuna]));
      const ofKuna = (await fees.list()).find(({ year }) => year === 2022)?.id ?? 0;
      const both = expect.stringContaining('Iznos: 200,00\u00a0HRK (=\u00a026,54\u00a0€).');
      await fees.markPaid(ofKuna, league.admin.id, '2022-04-09');
      expect(await newNotices()).toEqual([{ ...member(), ...RECEIVED, body: both }]);
      await fees.markUnpaid(ofKuna, league.admin.id);
      expect(await newNotices()).toMatchObject([{ title: 'Ljetna liga: uplata je poništena', body: both }]);
    });

    test('whose payment is taken back after the receipt was deleted for its age notifies its member all the same', async () => {
      const { club, db } = league;
      await purgeNotices({ db, live: club.live }, new Date('2027-07-10T09:00:00Z'), () => undefined);
      await fees.markUnpaid(id, league.admin.id);
      expect(await newNotices()).toEqual([{ ...member(), ...TAKEN_BACK }]);
    });

    test('whose second payment the member has entered and somebody else takes back notifies the member', async () => {
      const { memberId = 0 } = member();
      league.club.clock.set('2026-07-10T09:30:00Z');
      await fees.markPaid(id, memberId, '2026-04-09');
      expect(await newNotices()).toEqual([]);
      await fees.markUnpaid(id, league.admin.id);
      expect(await newNotices()).toEqual([{ ...member(), ...TAKEN_BACK }]);
    });

    test('that was taken back by an earlier release, without a notice, is not received twice', async () => {
      const { memberId = 0 } = member();
      const text = feeReceivedNotice({ year: YEAR, amount: '60,00 €', paidOn: '2026-04-09' });
      const event = `league fee ${id} paid 2026-04-09`;
      const { club, db } = league;
      await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [{ memberId, event, text }]));
      await newNotices();
      await fees.markPaid(id, league.admin.id, '2026-04-09');
      expect(await newNotices()).toEqual([]);
    });
  });
});
