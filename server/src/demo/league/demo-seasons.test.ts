import { lots } from '../../league';
import { type DemoSeason, demoSeasons, registeredAt } from './demo-seasons';

const PEOPLE = 96;
const MEMBERS = 22;
/** Four members who wait for their match. */
const WAITING = [1, 2, 4, 12];
const accounts = new Set(Array.from({ length: MEMBERS }, (_, index) => index + 1));

/** The demo's seasons on a day, with about the people of the demo: of its members 18 are in the league. */
function seasonsOn(today: string): readonly DemoSeason[] {
  const next = lots(2017);
  const players = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  const candidates = players.map((player) => ({ player, isInLeague: accounts.has(player) ? player % 6 !== 3 : null }));
  const strengthOf = new Map(players.map((player) => [player, 30 + 40 * next()]));
  return demoSeasons({ candidates, strengthOf, lastOrder: players.slice(0, 32), accounts }, today, WAITING);
}

describe.each(['2027-01-01', '2031-06-15'])('on %s', (today) => {
  const seasons = seasonsOn(today);
  const thisYear = Number(today.slice(0, 4));

  test('no season since 2022 is left out', () => {
    const later = Array.from({ length: thisYear - 2021 }, (_, index) => 2022 + index);
    expect(seasons.map(({ plan }) => plan.year)).toEqual([2020, ...later]);
  });

  test('members have two matches against each other whose results can be disputed and confirmed', () => {
    const awaited = seasons.at(-1)?.awaited ?? [];
    const ofMembers = awaited.filter(({ regulars }) => regulars.every((player) => accounts.has(player)));
    expect(ofMembers.length).toBeGreaterThan(1);
  });

  test('the consolation begins once everybody has played in the main draw', () => {
    const begins = seasons.map(({ plan, record }) => {
      const dates = record.knockout?.phaseDates ?? [];
      const drawn = dates.find(({ tournament, phase }) => tournament === 'MAIN' && phase === 'ROUND_OF_32');
      const first = dates.filter(({ tournament }) => tournament === 'CONSOLATION').map(({ startDate }) => startDate);
      return { year: plan.year, isAfter: first.every((startDate) => startDate > (drawn?.endDate ?? '')) };
    });
    expect(begins.filter(({ isAfter }) => !isAfter)).toEqual([]);
  });

  test('everybody has registered before the first day of play', () => {
    for (const { plan } of seasons) {
      const last = registeredAt(plan.year, plan.startDate, plan.players - 1);
      expect(last < plan.startDate).toBe(true);
    }
  });
});

test('on 2021-06-15 the demo accounts play this season and the last one, except those who never play', () => {
  const [last, running] = seasonsOn('2021-06-15').map(({ record }) => new Set(record.initialOrder));
  const members = Array.from(accounts);
  const playing = members.filter((player) => player % 6 !== 3);
  expect(members.filter((player) => running?.has(player))).toEqual(playing);
  expect(members.filter((player) => last?.has(player))).toEqual(playing);
});
