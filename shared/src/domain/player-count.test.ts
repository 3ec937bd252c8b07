import { playerCount } from './player-count';

test.each([
  [0, '0 igrača'],
  [1, '1 igrač'],
  [3, '3 igrača'],
  [11, '11 igrača'],
  [21, '21 igrač'],
])('%d players are %s', (count, text) => expect(playerCount(count)).toBe(text));
