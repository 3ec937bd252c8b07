import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertLeagueFees } from '../fees/league-fees.repository';
import { createLeagueFees } from '../fees/league-fees.service';
import { type PlayedLeague, week, YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';

const DRAW = { firstPhaseFrom: '2026-08-01' };

eachEngine((open) => {
  let league: PlayedLeague;
  let fees: ReturnType<typeof createLeagueFees>;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 4, 2);
    fees = createLeagueFees({ ...league.club, db: league.db });
    const [playerId = 0] = league.players;
    await league.db.transaction((tx) =>
      insertLeagueFees(tx, [{ playerId, year: YEAR, amountCents: 6_000, paidOn: null }]),
    );
  });

  const call = async (path: string, body?: object) => void (await orThrow(await league.asAdmin('POST', path, body)));
  const setHidden = async (hiddenLinks: readonly string[]) => {
    const settings = (await league.as(league.admin).get('admin/league/seasons')).body;
    const { frame } = settings.find(({ year }: { year: number }) => year === YEAR);
    await orThrow(await league.asAdmin('PUT', 'settings', { rules: null, frame: { ...frame, hiddenLinks } }));
  };
  const payFee = async (day: string) => {
    const [fee] = (await fees.list()).filter(({ year }) => year === YEAR);
    await fees.markPaid(fee?.id ?? 0, league.admin.id, day);
    await fees.markUnpaid(fee?.id ?? 0, league.admin.id);
  };
  /** Where the newest notice of that title leads. */
  const pathOf = async (title: string) => {
    const notices = league.db.handle.selectFrom('notice').select('path').where('title', '=', `Ljetna liga: ${title}`);
    return (await notices.orderBy('id', 'desc').executeTakeFirst())?.path;
  };

  test.each([
    { hidden: [], rounds: `/summer-league/${YEAR}`, round: '?round=2&part=results', day: '2026-04-09' },
    { hidden: ['results'], rounds: '/active-league', round: '', day: '2026-04-10' },
    { hidden: ['draw'], rounds: `/summer-league/${YEAR}`, round: '?round=2&part=results', day: '2026-04-11' },
  ])('with $hidden hidden, notices of rounds and fees lead to $rounds', async ({ hidden, rounds, round, day }) => {
    await setHidden(hidden);
    await call('rounds/publish', { next: week(2) });
    expect(await pathOf('objavljeno je novo kolo')).toBe(`${rounds}${round}`);
    await call('rounds/publish', { next: null });
    await call('draw', DRAW);
    await call('undo');
    expect(await pathOf('objava ždrijeba je poništena')).toBe(rounds);
    await call('undo');
    await call('undo');
    expect(await pathOf('objava kola je poništena')).toBe(rounds);
    await payFee(day);
    expect(await pathOf('uplata je zaprimljena')).toBe(rounds);
  });
});
