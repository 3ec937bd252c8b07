import type { LeaguePlayerRow } from '../players/league-players.repository';
import { candidatesFor } from './candidates';

const ANA = { first_name: 'Ana', last_name: 'Babić', birth_date: '2008-03-01', email_key: 'ana@example.com' };
const player = (id: number, known: Partial<LeaguePlayerRow>) =>
  ({ id, firstName: 'Ana', lastName: 'Babić', birthDate: null, email: null, ...known }) as LeaguePlayerRow;
const ids = (players: readonly LeaguePlayerRow[]) => players.map(({ id }) => id);

test('the e-mail, or name and birth date, identify; a name alone counts where nothing else is known', () => {
  const { certain, likely, all } = candidatesFor(ANA, [
    player(1, {}),
    player(2, { firstName: 'ANA ', birthDate: '2008-03-01' }),
    player(3, { firstName: 'Iva', email: 'Ana@Example.com' }),
    player(4, { birthDate: '1985-07-20' }),
    player(5, { firstName: 'Iva' }),
  ]);
  expect(ids(certain)).toEqual([2, 3]);
  expect(ids(likely)).toEqual([2, 3, 1]);
  expect(ids(all)).toEqual([2, 3, 1, 4]);
});
