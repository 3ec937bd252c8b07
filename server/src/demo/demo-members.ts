import type { Role } from '@club/shared/contracts/roles';

/** The password of every demo account, also in the README. */
export const DEMO_PASSWORD = 'Tenis-2026!';

export interface DemoMember {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  readonly roles: Role[];
  /** Undefined: not in the league. */
  readonly leagueFee?: 'PAID' | 'UNPAID';
}

const player = (
  firstName: string,
  lastName: string,
  username: string,
  leagueFee?: 'PAID' | 'UNPAID',
  nickname?: string,
): DemoMember => ({
  username,
  firstName,
  lastName,
  roles: ['USER'],
  ...(leagueFee ? { leagueFee } : {}),
  ...(nickname ? { nickname } : {}),
});

export const STAFF: readonly DemoMember[] = [
  { username: 'admin', firstName: 'Zvonimir', lastName: 'Matić', roles: ['USER', 'ADMIN'] },
  { username: 'domar', firstName: 'Stjepan', lastName: 'Jurić', roles: ['USER', 'ADMIN', 'COURT_MAINTENANCE'] },
  { username: 'blagajnik', firstName: 'Nada', lastName: 'Blažević', roles: ['USER', 'MAINTENANCE'] },
];

export const PLAYERS: readonly DemoMember[] = [
  player('Ana', 'Kovač', 'ana', 'PAID'),
  player('Marko', 'Babić', 'marko', 'UNPAID', 'Bomber'),
  player('Iva', 'Novak', 'iva'),
  player('Luka', 'Horvat', 'luka', 'PAID'),
  player('Petra', 'Marić', 'petra', 'PAID', 'Pepa'),
  player('Ivan', 'Jurković', 'ivan', 'PAID'),
  player('Đurđica', 'Šimić', 'durdica', 'PAID'),
  player('Željko', 'Čavlović', 'zeljko', 'PAID', 'Žac'),
  player('Tomislav', 'Knežević', 'tomislav', 'UNPAID'),
  player('Mirela', 'Vuković', 'mirela'),
  player('Josip', 'Pavić', 'josip', 'PAID'),
  player('Katarina', 'Lončar', 'katarina', 'PAID'),
  player('Hrvoje', 'Ćosić', 'hrvoje', 'PAID', 'Hrcko'),
  player('Sanja', 'Perković', 'sanja'),
  player('Dario', 'Filipović', 'dario', 'PAID'),
  player('Nikolina', 'Grgić', 'nikolina', 'PAID'),
  player('Goran', 'Ljubičić', 'goran', 'UNPAID'),
  player('Maja', 'Njegovan', 'maja'),
  player('Krešimir', 'Bošnjak', 'kresimir', 'PAID', 'Krešo'),
  player('Branka', 'Đurić', 'branka', 'PAID'),
  player('Filip', 'Žanić', 'filip', 'PAID'),
  player('Lucija', 'Radić', 'lucija'),
  player('Damir', 'Šarić', 'damir', 'PAID'),
];
