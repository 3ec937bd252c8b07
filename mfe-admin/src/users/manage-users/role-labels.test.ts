import { roleChangeLines } from './role-labels';

test.each([
  [['USER'], ['USER', 'MAINTENANCE'], ['Dobiva: Održavanje (pregled financija)']],
  [
    ['USER', 'ADMIN'],
    ['USER', 'COURT_MAINTENANCE'],
    ['Dobiva: Održavanje terena (zatvaranje termina u rasporedu)', 'Gubi: Administrator (sve stranice administracije)'],
  ],
  [['USER'], ['USER'], []],
] as const)('%j → %j', (before, after, lines) => expect(roleChangeLines(before, after)).toEqual(lines));
