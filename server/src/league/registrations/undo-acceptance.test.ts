import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { recordedActions } from '../../action-log/testing';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { verifyLeague } from '../projection/verify-league';
import { openPlayedLeague, type PlayedLeague, YEAR } from '../testing-playing';
import { feeOf, registrationCalls } from '../testing-registrations';
import { publishFirstRound, seasonCalls } from '../testing-season';

const NEXT_YEAR = YEAR + 1;

/** Somebody has been accepted by mistake, and the season has not begun. */
eachEngine((open) => {
  let db: TestDatabase;
  let league: PlayedLeague;
  const { changes } = seasonCalls(() => league);

  beforeEach(async () => {
    db = await open();
    league = await openPlayedLeague(db, 4);
    league.club.clock.set(`${YEAR}-03-01T08:00:00Z`);
  });
  afterEach(async () => expect(await verifyLeague(db.handle)).toEqual([]));

  const { register, registration, accept, undo } = registrationCalls(() => league);
  const accepted = async (choice: object = {}): Promise<Registration & { player: { id: number } }> => {
    await register();
    return (await accept(choice)).body.registration;
  };
  const playerRow = (id: number) =>
    db.handle.selectFrom('league_player').select(['first_name', 'member_id']).where('id', '=', id).executeTakeFirst();
  const entriesOf = (id: number) =>
    db.handle.selectFrom('league_entry').select('year').where('player_id', '=', id).execute();
  const players = async () => (await league.as().get('players-list')).body.map(({ ime }: { ime: string }) => ime);
  const draft = async () =>
    (await db.handle.selectFrom('league_season').select('draft').where('year', '=', YEAR).executeTakeFirstOrThrow())
      .draft;

  test('the registration awaits a decision again; entry, fee and the player that it had made are gone', async () => {
    const ivo = await league.club.addMember({ firstName: 'Ivo', lastName: 'Novak', email: 'ivo@example.com' });
    const { id, player } = await accepted();
    const status = async () => (await league.as(ivo).get('my-league')).body;
    expect(await status()).toMatchObject({ isInLeague: true, player: { id: player.id } });
    expect(await players()).toContain('Ivo');
    const { status: code, body } = await undo();
    expect([code, body.message]).toEqual([
      200,
      'Prihvaćanje je poništeno i prijava ponovno čeka odluku. Igrač lige je izbrisan.',
    ]);
    expect(body.registration).toMatchObject({ id, state: 'NEW', player: null, changedFields: [] });
    expect(await entriesOf(player.id)).toEqual([]);
    expect(await feeOf(db, player.id)).toBeUndefined();
    expect(await playerRow(player.id)).toBeUndefined();
    expect(await status()).toMatchObject({ isInLeague: false, player: null });
    expect(await players()).not.toContain('Ivo');
    expect((await league.as().get(`details/${player.id}`)).status).toBe(404);
    const consents = await db.handle.selectFrom('consent').select('registration_id').execute();
    expect(consents).toEqual([{ registration_id: id }]);
    const [action] = await recordedActions(db, { subject: `Ivo Novak, ${YEAR}.` });
    expect(action).toMatchObject({
      action: 'Poništeno prihvaćanje prijave za ligu',
      before: { Ime: 'Ivo Novak', Članarina: '60,00\u00a0€', Korisnik: 'Ivo Novak' },
      after: { Igrač: 'izbrisan' },
    });
    const again = await accept();
    expect(again.body.registration).toMatchObject({ state: 'ACCEPTED' });
    expect(await feeOf(db, again.body.registration.player.id)).toEqual({ amount_cents: 6000, paid_on: null });
  });

  test('somebody who was added by hand, or has withdrawn since, owes nothing either', async () => {
    const { body } = await league.as(league.admin).post('admin/league/registrations', {
      ...{ firstName: 'Ivo', lastName: 'Novak', birthDate: '1990-05-01', email: 'ivo@example.com' },
      ...{ phone: '091 111', city: 'Ivankovo', year: YEAR },
    });
    const { player } = body.registration;
    expect((await league.asAdmin('POST', 'withdrawals', { playerId: player.id, reason: 'Zabuna' })).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect(await feeOf(db, player.id)).toBeUndefined();
    expect(await playerRow(player.id)).toBeUndefined();
    expect((await league.control()).mayReturn).toEqual([]);
  });

  test('the player leaves the pyramid that is being arranged, and his place is empty', async () => {
    const { player } = await accepted();
    await league.asAdmin('POST', 'withdrawals', { playerId: league.players[3], reason: 'Put' });
    const { version } = await league.control();
    await league
      .as(league.admin)
      .put(`admin/pyramid-initial/${YEAR}`, { order: [player.id, league.players[0]], version });
    expect(await draft()).toEqual([player.id, league.players[0]]);
    expect((await undo()).status).toBe(200);
    expect(await draft()).toEqual([null, league.players[0]]);
    expect(await playerRow(player.id)).toBeUndefined();
    const [change] = await changes();
    expect(change.what).toBe('Poništeno prihvaćanje prijave za ligu: Ivo Novak');
  });

  test('a player of another season stays, with the link to his member', async () => {
    await league.club.addMember({ firstName: 'Ivo', lastName: 'Novak', email: 'ivo@example.com' });
    const { player } = await accepted();
    league.club.clock.set(`${YEAR}-12-01T08:00:00Z`);
    await register();
    await accept({ playerId: player.id }, NEXT_YEAR);
    const { body } = await undo(NEXT_YEAR);
    expect(body.message).toBe(
      'Prihvaćanje je poništeno i prijava ponovno čeka odluku. Igrač ostaje među igračima lige.',
    );
    expect(await entriesOf(player.id)).toEqual([{ year: YEAR }]);
    expect(await playerRow(player.id)).toEqual({ first_name: 'Ivo', member_id: expect.any(Number) });
    const [action] = await recordedActions(db, { subject: `Ivo Novak, ${NEXT_YEAR}.` });
    expect(action?.after).toEqual({ Igrač: 'ostaje' });
  });

  test('a player whom an administrator has added stays', async () => {
    await register();
    const person = { firstName: 'Ivo', lastName: 'Novak', birthDate: '1990-05-01', residence: null };
    const { body } = await league.club
      .as(league.admin, { 'idempotency-key': '3f2c0f5e-0b52-4c1f-9a55-6a86b9f0a001' })
      .post('admin/league/players', { ...person, nickname: 'Ivek', email: null, phone: null });
    const { id } = body.player;
    expect((await accept()).body.registration.player.id).toBe(id);
    expect((await undo()).status).toBe(200);
    expect(await playerRow(id)).toMatchObject({ first_name: 'Ivo' });
    expect(await entriesOf(id)).toEqual([]);
  });

  test('entry and fee stay as long as another registration of the season is accepted for the player', async () => {
    const { player } = await accepted();
    await league.asAdmin('POST', 'withdrawals', { playerId: player.id, reason: 'Put' });
    await register({ email: 'drugi@example.com', birthDate: '1991-01-01' });
    await accept({ playerId: player.id });
    const { body } = await undo();
    expect(body.message).toBe(
      'Prihvaćanje je poništeno i prijava ponovno čeka odluku. Igrač ostaje u sezoni: prihvaćena je i druga njegova prijava.',
    );
    expect(await entriesOf(player.id)).toEqual([{ year: YEAR }]);
    expect(await feeOf(db, player.id)).toBeDefined();
  });

  describe('refused', () => {
    const refusal = async (id?: number, body?: object) => {
      const answer = (await undo(YEAR, { id, ...body })).body;
      return { status: answer.status, code: answer.code, message: answer.message };
    };

    test('for what is unknown, not accepted, or was accepted and undone already', async () => {
      await register();
      expect(await refusal(999)).toMatchObject({ status: 404, code: 'REGISTRATION_UNKNOWN' });
      const undecided = {
        status: 409,
        code: 'REGISTRATION_NOT_ACCEPTED',
        message: 'Prijava nije prihvaćena, pa nema što poništiti. Prikazano je novo stanje.',
      };
      expect(await refusal()).toEqual(undecided);
      await accept();
      await undo();
      expect(await refusal()).toEqual(undecided);
    });

    test('for data that nobody was shown, with the new ones', async () => {
      const { lastModifiedDate: seen } = await accepted();
      league.club.clock.set(`${YEAR}-03-01T09:00:00Z`);
      await register({ city: 'Otok' });
      const late = await undo(YEAR, { seen });
      expect(late.body).toMatchObject({ status: 409, code: 'REGISTRATION_CHANGED', registration: { city: 'Otok' } });
      expect((await registration()).state).toBe('ACCEPTED');
      expect((await undo(YEAR, { seen: late.body.registration.lastModifiedDate })).status).toBe(200);
    });

    test('while the fee is paid, with the remedy', async () => {
      const { player } = await accepted();
      const paid = (day: string | null) =>
        db.handle.updateTable('league_fee').set({ paid_on: day }).where('player_id', '=', player.id).execute();
      await paid('2026-02-28');
      expect(await refusal()).toEqual({
        status: 409,
        code: 'FEE_PAID',
        message:
          'Članarina za 2026. plaćena je 28.02.2026. Ako uplata nije njegova ili je vraćena, najprije je na stranici „Uplate za ligu” označite neplaćenom.',
      });
      expect((await registration()).state).toBe('ACCEPTED');
      await paid(null);
      expect((await undo()).status).toBe(200);
    });

    test('once the first round is published; until then a refusal names it as the remedy', async () => {
      const { id } = await accepted();
      const refuse = async () =>
        (await league.as(league.admin).post(`admin/league/registrations/${id}/refuse`, { reason: 'x' })).body.message;
      expect(await refuse()).toBe('Prijava je već prihvaćena; najprije poništite prihvaćanje.');
      await publishFirstRound(league);
      expect(await refusal()).toEqual({
        status: 409,
        code: 'SEASON_PUBLISHED',
        message:
          'Prvo kolo sezone 2026. je objavljeno, pa se prihvaćanje više ne može poništiti. Na stranici „Kola” upišite da je igrač odustao.',
      });
      expect(await refuse()).toBe('Prijava je već prihvaćena; igrač može odustati od sezone.');
    });

    test('when the personal data are erased', async () => {
      const { id } = await accepted();
      const email = `erased-${id}@invalid`;
      await db.handle.updateTable('league_registration').set({ email, email_key: email }).execute();
      expect(await refusal()).toMatchObject({ status: 409, code: 'REGISTRATION_ERASED' });
    });
  });
});
