import { leaguePlayer } from '@club/shared/testing';
import { sortedNames } from './sorted-names';

const ivan = (id: number, nadimak: string | null, short: string) => ({
  ...leaguePlayer(id, 'Ivan', 'Horvat'),
  nadimak,
  displayName: `Horvat I. ${short}`,
});

test('players of the same name are distinguished by the nickname, without one by the short name', () => {
  const names = sortedNames([ivan(1, 'Crni', 'Crni'), ivan(2, null, '(2)')]);
  expect([...names.values()]).toEqual(['Horvat Ivan (Crni)', 'Horvat I. (2)']);
});

test('players of the same name and nickname have their short names, others keep the nickname', () => {
  const names = sortedNames([ivan(1, 'Ivo', 'Ivo (1)'), ivan(2, 'Ivo', 'Ivo (2)'), ivan(3, 'Crni', 'Crni')]);
  expect([...names.values()]).toEqual(['Horvat I. Ivo (1)', 'Horvat I. Ivo (2)', 'Horvat Ivan (Crni)']);
});

test('a player who is given more than once is not his own namesake', () => {
  const crni = ivan(1, 'Crni', 'Crni');
  expect([...sortedNames([crni, ivan(2, null, '(2)'), crni]).values()]).toEqual([
    'Horvat Ivan (Crni)',
    'Horvat I. (2)',
  ]);
  expect([...sortedNames([crni, crni]).values()]).toEqual(['Horvat Ivan']);
});
