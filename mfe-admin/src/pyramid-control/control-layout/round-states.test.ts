import { ROUND } from '../../testing/a-season';
import { roundStates, roundsText } from './round-states';

const round = (number: number, state: 'OPEN' | 'CLOSED') => ({ ...ROUND, number, state });

test('the rounds before the open one are published, those after it are not', () => {
  expect(roundStates({ round: round(3, 'OPEN'), plannedRounds: 5 })).toEqual([
    'published',
    'published',
    'open',
    'future',
    'future',
  ]);
  expect(roundStates({ round: null, plannedRounds: 2 })).toEqual(['future', 'future']);
  expect(roundStates({ round: round(2, 'CLOSED'), plannedRounds: 2 })).toEqual(['published', 'published']);
});

test.each([
  [null, 17, 'Nijedno kolo nije objavljeno. Objavom 1. kola zaključavaju se pravila sezone.'],
  [round(1, 'OPEN'), 17, '1. kolo je otvoreno. Pravila sezone zaključana su od 1. kola.'],
  [round(10, 'OPEN'), 17, '9 objavljeno, 10. je otvoreno. Pravila sezone zaključana su od 1. kola.'],
  [round(17, 'CLOSED'), 17, 'Sva su kola objavljena. Pravila sezone zaključana su od 1. kola.'],
])('what is published, and whether the rules are locked: %#', (last, plannedRounds, text) => {
  expect(roundsText({ round: last, plannedRounds })).toBe(text);
});
