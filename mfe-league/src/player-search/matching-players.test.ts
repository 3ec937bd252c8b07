import { leaguePlayer } from '@club/shared/testing';
import { matchingPlayers } from './matching-players';

const PLAYERS = [
  leaguePlayer(1, 'Ana', 'Kovač'),
  leaguePlayer(2, 'Ana', 'Kovačević'),
  leaguePlayer(3, 'Luka', 'Horvat'),
  leaguePlayer(4, 'Lovro', 'Horvat'),
  leaguePlayer(5, 'Đuro', 'Šimić Žanić'),
];

test.each([
  ['Kovač', [1]],
  ['kovac', [1]],
  ['kovač a.', [1]],
  ['ana  kovač', [1]],
  ['Kovač Ana', [1]],
  ['kovačev', [2]],
  ['kov', [1, 2]],
  ['horvat', [3, 4]],
  ['horvat lu', [3]],
  ['zanic', [5]],
  ['duro simic', [5]],
  ['babić', []],
  ['  ', []],
])('%p means the players %p', (text, ids) => {
  expect(matchingPlayers(PLAYERS, text).map(({ id }) => id)).toEqual(ids);
});
