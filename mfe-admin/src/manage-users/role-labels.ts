import type { Role } from '@club/shared/contracts/roles';

/** Roles in words; every staff role includes that of a member (resolutions #4, #13). */
export const ROLE_LABELS: Readonly<Record<Role, { readonly label: string; readonly hint: string }>> = {
  USER: { label: 'Član', hint: 'rezervacije i vlastiti račun' },
  ADMIN: { label: 'Administrator', hint: 'sve stranice administracije' },
  MAINTENANCE: { label: 'Održavanje', hint: 'pregled financija' },
  COURT_MAINTENANCE: { label: 'Održavanje terena', hint: 'zatvaranje termina u rasporedu' },
};

export const rolesText = (roles: readonly Role[]): string => roles.map((role) => ROLE_LABELS[role].label).join(', ');

/** What a change of roles gives and takes, in the lines of its confirmation. */
export function roleChangeLines(before: readonly Role[], after: readonly Role[]): string[] {
  const say = (verb: string, roles: readonly Role[]) =>
    roles.map((role) => `${verb}: ${ROLE_LABELS[role].label} (${ROLE_LABELS[role].hint})`);
  return [
    ...say(
      'Dobiva',
      after.filter((role) => !before.includes(role)),
    ),
    ...say(
      'Gubi',
      before.filter((role) => !after.includes(role)),
    ),
  ];
}
