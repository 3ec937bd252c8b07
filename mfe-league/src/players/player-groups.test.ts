import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { playerGroups } from './player-groups';

const player = (prezime: string): ListedPlayer => ({
  id: prezime.length,
  ime: 'Ana',
  prezime,
  nadimak: null,
  displayName: prezime,
  activeLeague: 'ACTIVE',
  place: null,
});

test('ć, dž and lj are separate letters', () => {
  const players = ['Cvitković', 'Čavlović', 'Ćosić', 'Dragun', 'Džaja', 'Đurić', 'Lovrić', 'Ljubičić'].map((name) =>
    player(name),
  );
  expect(playerGroups(players).map(({ letter }) => letter)).toEqual(['C', 'Č', 'Ć', 'D', 'DŽ', 'Đ', 'L', 'LJ']);
});

test('a letter lists all its players, in the given order', () => {
  const players = ['Babić', 'Barić', 'Cvitković', 'Bulić'].map((name) => player(name));
  const groups = playerGroups(players).map(({ letter, players: of }) => [letter, of.map(({ prezime }) => prezime)]);
  expect(groups).toEqual([
    ['B', ['Babić', 'Barić', 'Bulić']],
    ['C', ['Cvitković']],
  ]);
});
