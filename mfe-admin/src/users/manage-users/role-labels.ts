import { ROLE_LABELS, type Role } from '@club/shared/contracts/roles';

/** What a role allows; every staff role includes that of a member (resolutions 4, 13). */
const ROLE_HINTS: Readonly<Record<Role, string>> = {
  USER: 'rezervacije i vlastiti račun',
  ADMIN: 'sve stranice administracije',
  MAINTENANCE: 'pregled financija',
  COURT_MAINTENANCE: 'zatvaranje termina u rasporedu',
};

/** `Administrator: sve stranice administracije` */
export const roleWithHint = (role: Role): string => `${ROLE_LABELS[role]}: ${ROLE_HINTS[role]}`;

/** The added and removed rights of a change of roles, as lines of its confirmation. */
export function roleChangeLines(before: readonly Role[], after: readonly Role[]): string[] {
  const linesOf = (verb: string, roles: readonly Role[]) =>
    roles.map((role) => `${verb}: ${ROLE_LABELS[role]} (${ROLE_HINTS[role]})`);
  return [
    ...linesOf(
      'Dobiva',
      after.filter((role) => !before.includes(role)),
    ),
    ...linesOf(
      'Gubi',
      before.filter((role) => !after.includes(role)),
    ),
  ];
}
