import { leagueSeason } from '@club/shared/testing';
import { historyLines } from './history-lines';

test('the history is derived from the seasons', () => {
  const seasons = [
    leagueSeason(2026, { state: 'ROUNDS', plannedRounds: 17 }),
    leagueSeason(2020, { plannedRounds: 20 }),
    leagueSeason(2019, { kind: 'GROUPS', players: 32, plannedRounds: 7 }),
    leagueSeason(2017, { kind: 'GROUPS', players: 18, plannedRounds: 7 }),
  ];
  const [first, second] = historyLines(seasons, 'Igra se u parku.');
  expect(first).toBe(
    'Liga se igra od 2017. godine, kad je nastupilo 18 igrača. Do sada su odigrane 3 sezone: 2017., 2019. i 2020. Godine 2017. i 2019. igralo se u skupinama, a od 2020. igra se piramida.',
  );
  expect(second).toMatch(/^Prije završnog turnira igra se 17 do 20 kola, a svako traje 7 do 8 dana\. /);
  expect(second).toContain('prvih 16 po bodovima slobodno je u prvom kolu');
});

test('a player who has withdrawn is not in the draw', () => {
  const [, second] = historyLines([leagueSeason(2026, { players: 50, activePlayers: 48 })], 'Igra se u parku.');
  expect(second).toContain('mjesta bez igrača slobodna su kola za najbolje po bodovima');
});

test('for a league of up to 48 players the text does not promise byes to the first sixteen', () => {
  const [, second] = historyLines([leagueSeason(2026, { players: 24 })], 'Igra se u parku.');
  expect(second).toContain('Zatim slijedi ždrijeb: mjesta bez igrača slobodna su kola za najbolje po bodovima.');
});

test.each([
  [1, 'igra se 1 kolo'],
  [3, 'igraju se 3 kola'],
  [17, 'igra se 17 kola'],
])('rounds before the knockout, %i: %s', (plannedRounds, text) => {
  const [, second] = historyLines([leagueSeason(2026, { plannedRounds })], 'Igra se u parku.');
  expect(second).toContain(`Prije završnog turnira ${text}, a svako traje`);
});
