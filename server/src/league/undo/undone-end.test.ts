import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { recordedActions } from '../../action-log/testing';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { concurrently } from '../../testing/concurrently';
import { insertEntries } from '../entries/league-entries.repository';
import { verifyLeague } from '../projection/verify-league';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const NEXT = YEAR + 1;

eachEngine((open) => {
  let league: PlayedLeague;
  let db: TestDatabase;
  const newNotices = noticesOf(() => db);
  const { openMatches, enter, changes } = seasonCalls(() => league);
  beforeEach(async () => {
    db = await open();
    league = await openFirstRound(db, 4, 1);
    league.club.clock.set('2026-07-20T08:00:00Z');
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: week(4).startDate }));
  });
  afterEach(async () => expect(await verifyLeague(db.handle)).toEqual([]));

  const finish = () => league.asAdmin('POST', 'finish', { withoutFinal: true });
  const undo = () => league.asAdmin('POST', 'undo');
  const asAdmin = () => league.as(league.admin);
  const semifinal = async () => (await openMatches())[0] as LeagueMatch;
  const nextControl = async () => (await asAdmin().get(`admin/league/seasons/${NEXT}`)).body;
  const prepareNext = async () => orThrow(await asAdmin().post('admin/league/seasons', { year: NEXT }));
  /** The first round of the next season, with all players. */
  async function preparedBeginning() {
    await prepareNext();
    const registeredAt = league.club.clock.now();
    const entries = league.players.map((playerId) => ({ year: NEXT, playerId, registeredAt }));
    await db.transaction((tx) => insertEntries(tx, entries));
    const { version } = await nextControl();
    await orThrow(await asAdmin().post(`admin/pyramid-initial/${NEXT}/preset`, { version }));
    const dates = { startDate: `${NEXT}-04-06`, endDate: `${NEXT}-04-13` };
    return async () =>
      asAdmin().post(`admin/league/seasons/${NEXT}/rounds`, { ...dates, version: (await nextControl()).version });
  }

  test('the end of a season is undone: it is played on, and what its end had confirmed awaits confirmation again', async () => {
    const match = await semifinal();
    league.club.clock.set(`${match.startDate}T08:00:00Z`);
    const opponent = league.memberOf(match.player2.id);
    const seen = async () =>
      (await league.as(opponent).get('my-results-league')).body.find(({ id }: LeagueMatch) => id === match.id);
    await orThrow(await enter(match, SCORE_2_0));
    expect(await seen()).toMatchObject({ state: 'ENTERED', mayConfirm: true });
    await orThrow(await finish());
    expect(await seen()).toMatchObject({ state: 'CONFIRMED', mayConfirm: false });
    expect(await league.control()).toMatchObject({
      state: 'FINISHED',
      undo: { allowed: true, what: 'Kraj sezone', reason: null },
    });
    await newNotices();

    const undone = await undo();
    expect(undone.body).toMatchObject({ message: 'Kraj sezone je poništen.', version: await league.version() });
    const { undo: now, ...control } = await league.control();
    expect(control).toMatchObject({
      state: 'KNOCKOUT',
      isDrawn: true,
      openMatches: [{ outcome: 'PLAYED' }, { outcome: null }],
    });
    expect(now).toMatchObject({ allowed: false, what: 'Objava ždrijeba' });
    expect(await seen()).toMatchObject({ state: 'ENTERED', mayConfirm: true });
    expect((await league.as().get('active-league')).body).toMatchObject({ phase: 'KNOCKOUT' });
    // Nobody was notified of the end either.
    expect(await newNotices()).toEqual([]);
    const [change] = await changes();
    expect(change.what).toBe('Poništeno: Kraj sezone');
    const [logged] = await recordedActions(db, { subject: `Ljetna liga ${YEAR}.` });
    expect(logged).toMatchObject({ action: 'Poništena objava', after: { Poništeno: 'Kraj sezone' } });

    await orThrow(await finish());
    expect((await league.control()).state).toBe('FINISHED');
  });

  test('of calls that are repeated after a lost answer, the second undoes nothing more', async () => {
    await orThrow(await finish());
    const version = await league.version();
    const other = await league.club.addMember({ firstName: 'Vesna', lastName: 'Jurić', roles: ['USER', 'ADMIN'] });
    const call = (by = league.admin) => league.as(by).post(`admin/league/seasons/${YEAR}/undo`, { version });
    await orThrow(await call());
    const refused = { status: 409, code: 'SEASON_CHANGED', version: version + 1 };
    const own = {
      ...refused,
      message: 'Vaša je promjena već spremljena: Poništeno: Kraj sezone. Pogledajte stanje prije sljedeće promjene.',
      changes: [{ what: 'Poništeno: Kraj sezone', actor: 'Zvonimir Matić' }],
    };
    expect((await call()).body).toMatchObject(own);
    const preview = { firstPhaseFrom: week(4).startDate, version };
    const previewed = await asAdmin().post(`admin/league/seasons/${YEAR}/draw/preview`, preview);
    expect(previewed.body).toMatchObject(own);
    // Of the other administrator it is somebody else's change.
    expect((await call(other)).body).toMatchObject({
      ...refused,
      message:
        'Sezona je u međuvremenu promijenjena (Zvonimir Matić: Poništeno: Kraj sezone). Pogledajte promjene i ponovite.',
    });
    expect(await league.control()).toMatchObject({ state: 'KNOCKOUT', isDrawn: true });
    await orThrow(await finish());
    expect((await call()).body.message).toBe(
      'Vaše su promjene već spremljene: Sezona je završena bez prvaka; Poništeno: Kraj sezone. Pogledajte stanje prije sljedeće promjene.',
    );
    const undone = { version: await league.version() };
    await orThrow(await league.as(other).post(`admin/league/seasons/${YEAR}/undo`, undone));
    expect((await call()).body.message).toMatch(
      /^Sezona je u međuvremenu promijenjena \(Vesna Jurić: .* i ponovite\.$/,
    );
  });

  test('the next season, which the control shows then, offers it until its first round is published', async () => {
    await prepareNext();
    expect((await nextControl()).ended).toBeNull();
    await orThrow(await finish());
    expect((await asAdmin().get('admin/pyramid-control')).body).toMatchObject({ year: NEXT });
    expect((await nextControl()).ended).toEqual({ year: YEAR, version: await league.version() });
    await orThrow(await undo());
    expect((await asAdmin().get('admin/pyramid-control')).body).toMatchObject({ year: YEAR, state: 'KNOCKOUT' });
    expect((await nextControl()).ended).toBeNull();
  });

  test('an older season that was never begun offers it as well: it is not refused because of that one', async () => {
    const { clock } = league.club;
    const today = clock.now().toISOString();
    clock.set(`${YEAR - 1}-03-01T08:00:00Z`);
    await orThrow(await asAdmin().post('admin/league/seasons', { year: YEAR - 1 }));
    clock.set(today);
    await orThrow(await finish());
    const { ended } = (await asAdmin().get(`admin/league/seasons/${YEAR - 1}`)).body;
    expect(ended).toEqual({ year: YEAR, version: await league.version() });
    await orThrow(await undo());
  });

  test('after the first publication of the next season it is refused, and not offered', async () => {
    await orThrow(await finish());
    await orThrow(await (await preparedBeginning())());
    const message = `Kraj sezone ${YEAR}. više se ne može poništiti: objavljena je sezona ${NEXT}.`;
    expect((await undo()).body).toMatchObject({ status: 409, code: 'LATER_SEASON_PUBLISHED', message });
    expect(await league.control()).toMatchObject({
      state: 'FINISHED',
      undo: { allowed: false, what: 'Kraj sezone', reason: message },
    });
    expect((await nextControl()).ended).toBeNull();
    await orThrow(
      await asAdmin().post(`admin/league/seasons/${NEXT}/undo`, { version: (await nextControl()).version }),
    );
    expect((await nextControl()).ended).toMatchObject({ year: YEAR });
    await orThrow(await undo());
  });

  test('when the next season begins at the same moment, one of the two is refused', async () => {
    await orThrow(await finish());
    const begin = await preparedBeginning();
    const outcomes = await concurrently(
      db,
      async () => orThrow(await undo()),
      async () => orThrow(await begin()),
    );
    expect(outcomes).toContain('done');
    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([
      expect.stringMatching(/^(LATER_SEASON_PUBLISHED|SEASON_NOT_FINISHED)$/),
    ]);
  });
});
