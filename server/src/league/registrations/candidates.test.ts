import type { LeaguePlayerRow } from '../players/league-players.repository';
import { candidatesAmong } from './candidates';

const ANA = { first_name: 'Ana', last_name: 'Babić', birth_date: '2008-03-01', email_key: 'ana@example.com' };
const player = (id: number, known: Partial<LeaguePlayerRow>) =>
  ({ id, firstName: 'Ana', lastName: 'Babić', birthDate: null, email: null, ...known }) as LeaguePlayerRow;
const MOTHER = player(3, { firstName: 'Iva', email: 'Ana@Example.com' });
const ids = (players: readonly LeaguePlayerRow[]) => players.map(({ id }) => id);

test('the name with the birth date or the e-mail identifies; a name alone counts where nothing else is known', () => {
  const { certain, likely, all } = candidatesAmong([
    player(1, {}),
    player(2, { firstName: 'ANA ', birthDate: '2008-03-01' }),
    MOTHER,
    player(4, { birthDate: '1985-07-20' }),
    player(5, { firstName: 'Iva' }),
  ])(ANA);
  expect(certain?.id).toBe(2);
  expect(ids(likely)).toEqual([2, 1]);
  expect(ids(all)).toEqual([2, 1, 3, 4]);
});

test('a name alone is never certain, even where it is the only one', () => {
  const { certain, likely } = candidatesAmong([player(1, {})])(ANA);
  expect(certain).toBeUndefined();
  expect(ids(likely)).toEqual([1]);
});

test('a name typed without diacritics is the same name', () => {
  const typed = { ...ANA, last_name: ' babic' };
  expect(candidatesAmong([player(1, { birthDate: '2008-03-01' })])(typed).certain?.id).toBe(1);
  expect(ids(candidatesAmong([player(1, {}), player(2, { lastName: 'Babićev' })])(typed).likely)).toEqual([1]);
});

test('an e-mail alone is a family’s: somebody with another name is offered and never certain', () => {
  const { certain, likely, all } = candidatesAmong([MOTHER])(ANA);
  expect(certain).toBeUndefined();
  expect(likely).toEqual([]);
  expect(ids(all)).toEqual([3]);
});

test('the best match wins; two that match equally by the e-mail leave the question open', () => {
  const older = player(6, { birthDate: '1980-01-01', email: 'ana@example.com' });
  const same = player(7, { birthDate: '2008-03-01', email: 'ana@example.com' });
  expect(candidatesAmong([older])(ANA).certain?.id).toBe(6);
  expect(candidatesAmong([older, player(2, { birthDate: '2008-03-01' })])(ANA).certain?.id).toBe(2);
  expect(candidatesAmong([older, player(2, { birthDate: '2008-03-01' }), same])(ANA).certain?.id).toBe(7);
  const both = candidatesAmong([older, player(8, { email: 'ana@example.com' })])(ANA);
  expect(both.certain).toBeUndefined();
  expect(ids(both.likely)).toEqual([6, 8]);
});
