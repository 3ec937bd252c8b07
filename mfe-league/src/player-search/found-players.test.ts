import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { leaguePlayer } from '@club/shared/testing';
import { foundPlayers } from './found-players';

const player = (prezime: string, ime = 'Ana', nadimak: string | null = null): ListedPlayer => ({
  ...leaguePlayer(prezime.length, ime, prezime),
  nadimak,
  activeLeague: 'ACTIVE',
  place: null,
});

test('a search ignores diacritics, and finds nicknames too', () => {
  const players = [player('Đurić', 'Branka'), player('Čavlović', 'Željko', 'Žac'), player('Cvitković')];
  const found = (search: string) => foundPlayers(players, search).map(({ prezime }) => prezime);
  expect(found('djuric')).toEqual([]);
  expect(found('duric')).toEqual(['Đurić']);
  expect(found('zac')).toEqual(['Čavlović']);
  expect(found('željko čav')).toEqual(['Čavlović']);
  expect(found(' ')).toHaveLength(3);
});
