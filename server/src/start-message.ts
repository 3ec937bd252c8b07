import { plural } from '@club/shared/domain';
import { DEMO_PASSWORD } from './demo';

const ACCOUNTS: readonly (readonly [username: string, who: string])[] = [
  ['ana', 'članica lige, članarina plaćena'],
  ['marko', 'član lige, članarina nije plaćena'],
  ['iva', 'članica izvan lige'],
  ['admin', 'administrator'],
  ['domar', 'administrator koji održava terene'],
  ['blagajnik', 'financije i održavanje'],
];

/** What is printed once the club is open. */
export function startMessage(publicUrl: string, demo: boolean): string {
  const open = `Teniski klub je otvoren: ${publicUrl}`;
  if (!demo) return open;
  const accounts = ACCOUNTS.map(([username, who]) => `  ${username.padEnd(10)} ${who}`);
  return [open, '', `Prijavite se lozinkom ${DEMO_PASSWORD} kao`, ...accounts].join('\n');
}

/** @param link of identity's first administrator */
export const invitationMessage = (link: string): string =>
  `Klub još nema administratora. Prvi se upisuje ovdje (vrijedi jednom, 24 sata):\n  ${link}`;

/** @param count active accounts of the demo, in a club that is not a demo */
export function demoMembersMessage(count: number): string {
  const accounts = plural(count, 'probni račun', 'probna računa', 'probnih računa');
  return [
    `UPOZORENJE: ova je baza nastala s probnim podacima. Aktivno: ${count} ${accounts}, čiju lozinku svi znaju.`,
    'Počnite s praznom bazom (drugi DATA_DIR ili DATABASE_URL), ili im oduzmite pristup na stranici „Upravljanje korisnicima”.',
  ].join('\n');
}
