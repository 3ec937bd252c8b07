import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import type { OrganizationSummary } from '@club/shared/contracts/finances/summaries';
import { recordedActions } from '../action-log/testing';
import { createLeagueFees, insertLeagueFees, insertPlayers } from '../league';
import { everyNoticeOf } from '../notices';
import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createLeaguePayments, createSummaries, leaguePaymentRoutes, summaryRoutes } from '.';

const CREATED = new Date('2020-01-01T00:00:00Z');

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;

  const list = async (): Promise<LeaguePaymentsOfYear[]> => (await club.as(admin).get('admin-payments-league')).body;
  const mark = (id: number | undefined, change: 'mark-paid' | 'mark-unpaid', payload?: object) =>
    club.as(admin).put(`admin-payments-league/${id}/${change}`, payload);

  beforeAll(async () => {
    const db = await open();
    club = await openTestClub(db, (parts) => [
      leaguePaymentRoutes(createLeaguePayments({ ...parts, fees: createLeagueFees(parts) })),
      summaryRoutes(createSummaries(parts)),
    ]);
    admin = await club.addMember({ roles: ['ADMIN'] });
    ana = await club.addMember();
    await db.transaction(async (tx) => {
      const people = [
        { firstName: 'Marko', lastName: 'Šarić' },
        { firstName: 'Ana', lastName: 'Čović' },
        { firstName: 'Iva', lastName: 'Cvek' },
        { firstName: 'Ivan', lastName: 'Žagar', nickname: 'Bili' },
        { firstName: 'Ivan', lastName: 'Žagar' },
      ];
      const players = await insertPlayers(
        tx,
        people.map((each) => ({ ...each, createdAt: CREATED })),
      );
      await insertLeagueFees(tx, [
        ...players.map((playerId) => ({ playerId, year: 2026, amountCents: 6_000, paidOn: null })),
        ...players.map((playerId) => ({
          playerId,
          year: 2022,
          amountCents: 20_000,
          currency: 'HRK' as const,
          paidOn: '2022-04-01',
        })),
      ]);
    });
  });

  describe('refused', () => {
    test.each([
      [{ paymentDate: '2026-07-11' }, 'PAYMENT_DATE', 'paymentDate'],
      [{ paymentDate: '2024-12-31' }, 'PAYMENT_DATE', 'paymentDate'],
      [{ paymentDate: '31.12.2026.' }, 'VALIDATION', 'paymentDate'],
    ])('%j', async (body, code, field) => {
      const [year] = await list();
      const answer = await mark(year?.payments[0]?.id, 'mark-paid', body);
      expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([400, code, [field]]);
      expect((await list())[0]?.totalPaid).toBe(0);
    });

    test.each([30, 60.01])('a fee of 60 € that was confirmed as %d €', async (paymentAmount) => {
      const [year] = await list();
      const answer = await mark(year?.payments[0]?.id, 'mark-paid', { paymentAmount });
      const message = 'Članarina je u međuvremenu promijenjena: sada 60,00\u00a0€.';
      expect(answer).toMatchObject({ status: 409, body: { code: 'FEE_CHANGED', message } });
      expect((await list())[0]?.totalPaid).toBe(0);
    });

    test('a payment of 200 kuna that the page has shown as 300, in both currencies', async () => {
      const fee = (await list())[1]?.payments[0];
      const answer = await mark(fee?.id, 'mark-unpaid', { paymentAmount: 300 });
      const message = 'Članarina je u međuvremenu promijenjena: sada 200,00\u00a0HRK (=\u00a026,54\u00a0€).';
      expect(answer).toMatchObject({ status: 409, body: { code: 'FEE_CHANGED', message } });
    });

    test('an unknown fee', async () => {
      const unknown = { status: 404, body: { code: 'FEE_UNKNOWN' } };
      expect(await mark(9_999, 'mark-paid')).toMatchObject(unknown);
      expect(await mark(9_999, 'mark-unpaid')).toMatchObject(unknown);
    });

    test('the fee of a free season, which nobody pays', async () => {
      const db = club.db;
      await db.transaction(async (tx) => {
        const playerId = (await tx.selectFrom('league_player').select('id').executeTakeFirstOrThrow()).id;
        await insertLeagueFees(tx, [{ playerId, year: 2025, amountCents: 0, paidOn: null }]);
      });
      const free = (await list()).find(({ year }) => year === 2025);
      const answer = await mark(free?.payments[0]?.id, 'mark-paid');
      expect([answer.status, answer.body.code]).toEqual([409, 'FEE_FREE']);
      await db.handle.deleteFrom('league_fee').where('year', '=', 2025).execute();
    });
  });

  test('a year in kuna stays in kuna, and counts in euros, each fee rounded separately', async () => {
    expect((await list())[1]).toMatchObject({
      year: 2022,
      currency: 'HRK',
      totalPaid: 1_000,
      totalNotPaid: 0,
      totalPaidInEuros: 132.7,
    });
  });

  test('the list for a spreadsheet', async () => {
    const answer = await club.as(admin).get('admin-payments-league.csv?year=2022');
    expect(answer.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFPrezime;Ime;Igrač;Godina;Iznos;Valuta;Datum uplate;Odustao',
      'Cvek;Iva;Cvek I.;2022;200,00;HRK;01.04.2022.;ne',
    ]);
  });

  test('a player who is accepted while the fees are read has a name in them', async () => {
    const { db, clock, live } = club;
    const fees = createLeagueFees({ db, clock, live });
    const late = async () => {
      await db.transaction(async (tx) => {
        const [playerId = 0] = await insertPlayers(tx, [{ firstName: 'Pero', lastName: 'Kasni', createdAt: CREATED }]);
        await insertLeagueFees(tx, [{ playerId, year: 2021, amountCents: 6_000, paidOn: null }]);
      });
      return fees.list();
    };
    const payments = createLeaguePayments({ db, clock, fees: { ...fees, list: late } });
    expect((await payments.byYear()).find(({ year }) => year === 2021)?.payments).toHaveLength(1);
    expect((await payments.csv(2021).next()).value?.split('\r\n')).toHaveLength(3);
    await db.handle.deleteFrom('league_fee').where('year', '=', 2021).execute();
  });

  test('two players of the same name are told apart, in the list and in the file, as everywhere in the league', async () => {
    const [year] = await list();
    const namesakes = year?.payments.map(({ playerId }) => playerId).filter(({ prezime }) => prezime === 'Žagar');
    expect(namesakes).toMatchObject([
      { displayName: 'Žagar I. Bili', nadimak: 'Bili' },
      { displayName: 'Žagar I.', nadimak: null },
    ]);
    const file = await club.as(admin).get<string>('admin-payments-league.csv?year=2026');
    const lines = file.body.split('\r\n').filter((line) => line.startsWith('Žagar'));
    expect(lines.map((line) => line.split(';').slice(0, 3))).toEqual([
      ['Žagar', 'Ivan', 'Žagar I. Bili'],
      ['Žagar', 'Ivan', 'Žagar I.'],
    ]);
  });

  test('the action log tells players of the same name apart', async () => {
    const { payments = [] } = (await list())[0] ?? {};
    for (const { id, playerId } of payments) if (playerId.prezime === 'Žagar') await mark(id, 'mark-paid');
    const entries = await club.db.handle.selectFrom('action_log').select('subject').orderBy('id').execute();
    expect(entries.map(({ subject }) => subject)).toEqual(['Ivan Žagar (Bili), 2026.', 'Ivan Žagar, 2026.']);
    for (const { id, playerId } of payments) if (playerId.prezime === 'Žagar') await mark(id, 'mark-unpaid');
  });

  test('a player’s member is notified of the payment and when it is taken back, but not of what the member marks', async () => {
    const db = club.db;
    const [anas, admins] = await db.transaction(async (tx) => {
      const members = [ana, admin].map(({ id }) => ({
        firstName: 'Ana',
        lastName: 'Kos',
        memberId: id,
        createdAt: CREATED,
      }));
      const players = await insertPlayers(tx, members);
      await insertLeagueFees(
        tx,
        players.map((playerId) => ({ playerId, year: 2024, amountCents: 6_000, paidOn: null })),
      );
      const fees = tx.selectFrom('league_fee').select('id').where('year', '=', 2024).orderBy('player_id');
      return (await fees.execute()).map(({ id }) => id);
    });
    const titles = async ({ id }: TestMember) => (await everyNoticeOf(db.handle, id)).map(({ body }) => body);
    await mark(anas, 'mark-paid');
    await mark(admins, 'mark-paid');
    const notices = await titles(ana);
    expect(notices).toEqual([expect.stringMatching(/2024\. .*60,00\u00a0€/)]);
    await mark(anas, 'mark-unpaid');
    await mark(admins, 'mark-unpaid');
    const takenBack = expect.stringMatching(/^Poništena je uplata .*2024\. .*60,00\u00a0€/);
    expect([await titles(ana), await titles(admin)]).toEqual([[takenBack, ...notices], []]);
    await db.handle.deleteFrom('league_fee').where('year', '=', 2024).execute();
  });

  test('a second click is answered with the current state, and the action log has both states and the amount', async () => {
    const { payments = [] } = (await list())[0] ?? {};
    const id = payments.find(({ playerId }) => playerId.prezime === 'Čović')?.id;
    const unchanged = (state: string) => ({
      status: 409,
      body: {
        code: 'FEE_UNCHANGED',
        message: `Članarina je već označena kao ${state}. Prikazano je novo stanje.`,
      },
    });
    expect(await mark(id, 'mark-unpaid')).toMatchObject(unchanged('neplaćena'));
    await mark(id, 'mark-paid');
    expect(await mark(id, 'mark-paid')).toMatchObject(unchanged('plaćena'));
    await mark(id, 'mark-unpaid', { reason: 'Krivi igrač' });
    const actions = await recordedActions(club.db, { subject: 'Čović' });
    expect(actions.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'Članarina neplaćena',
        before: { Plaćeno: '10.07.2026.' },
        after: { Plaćeno: 'ne', Članarina: '60,00\u00a0€', Razlog: 'Krivi igrač' },
      },
      {
        action: 'Članarina plaćena',
        before: { Plaćeno: 'ne' },
        after: { Plaćeno: '10.07.2026.', Članarina: '60,00\u00a0€' },
      },
    ]);
  });

  describe('a payment that somebody else has replaced meanwhile', () => {
    const [SEEN, NOW] = ['2026-04-01', '2026-04-02'];
    let id: number | undefined;
    const unmark = (paymentDate?: string) => mark(id, 'mark-unpaid', { reason: 'Krivi igrač', paymentDate });
    const paymentDate = async () => (await list())[0]?.payments.find((fee) => fee.id === id)?.paymentDate;
    beforeEach(async () => {
      id = (await list())[0]?.payments.find(({ playerId }) => playerId.prezime === 'Šarić')?.id;
      await mark(id, 'mark-paid', { paymentDate: SEEN });
      await unmark(SEEN);
      expect((await mark(id, 'mark-paid', { paymentDate: NOW })).status).toBe(200);
    });
    afterEach(() => unmark());

    test('is not taken back', async () => {
      const refused = await unmark(SEEN);
      expect(refused.body).toMatchObject({
        status: 409,
        code: 'FEE_CHANGED',
        message: 'Uplata je u međuvremenu promijenjena: sada je plaćeno 02.04.2026.',
      });
      expect(await paymentDate()).toBe(NOW);
      expect((await unmark(NOW)).status).toBe(200);
      expect(await paymentDate()).toBeNull();
    });

    test('is taken back by a page of an earlier release, which does not send the day that it has shown', async () => {
      expect((await unmark()).status).toBe(200);
      expect(await paymentDate()).toBeNull();
    });

    test('is taken back once, even if the answer was lost and the call is repeated', async () => {
      const answers = await Promise.all([unmark(NOW), unmark(NOW)]);
      expect(answers.map(({ body }) => body.code)).toEqual(expect.arrayContaining([undefined, 'FEE_UNCHANGED']));
      expect(await paymentDate()).toBeNull();
    });

    test('is not taken back when only its amount differs', async () => {
      const refused = await mark(id, 'mark-unpaid', { paymentDate: NOW, paymentAmount: 70 });
      expect(refused.body).toMatchObject({
        status: 409,
        code: 'FEE_CHANGED',
        message: 'Članarina je u međuvremenu promijenjena: sada 60,00\u00a0€.',
      });
      expect(await paymentDate()).toBe(NOW);
      expect((await mark(id, 'mark-unpaid', { paymentDate: NOW, paymentAmount: 60 })).status).toBe(200);
    });

    test('needs a day to be compared with', async () => {
      const refused = await unmark('jučer');
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['paymentDate']]);
    });
  });

  test('players are in Croatian order; a paid fee is income of its year at once, and not after it is marked unpaid', async () => {
    const income = async () =>
      (await club.as(admin).get<OrganizationSummary>('organization-expenses/2026')).body.totalIncomeSummerLeague;
    const [{ payments }] = (await list()) as [LeaguePaymentsOfYear];
    expect(payments.map(({ playerId }) => playerId.prezime)).toEqual(['Cvek', 'Čović', 'Šarić', 'Žagar', 'Žagar']);
    const [first, second] = payments;
    expect((await mark(first?.id, 'mark-paid')).body).toEqual({ message: 'Članarina je označena kao plaćena.' });
    await mark(second?.id, 'mark-paid', { paymentDate: '2025-12-30', paymentAmount: 60 });
    expect(await list()).toMatchObject([
      {
        totalPaid: 120,
        totalNotPaid: 180,
        totalPaidInEuros: 120,
        payments: [
          { paymentDate: '2026-07-10' },
          { paymentDate: '2025-12-30' },
          ...Array.from({ length: 3 }, () => ({ paymentDate: null })),
        ],
      },
      { year: 2022 },
    ]);
    expect(await income()).toBe(120);
    expect((await mark(first?.id, 'mark-paid')).body.code).toBe('FEE_UNCHANGED');
    expect((await mark(first?.id, 'mark-unpaid', { reason: 'Krivi igrač' })).status).toBe(200);
    expect(await income()).toBe(60);
  });
});
