import type { Role } from '@club/shared/contracts/roles';

/** Roles in words; every staff role includes that of a member (resolutions #4, #13). */
export const ROLE_WORDS: Readonly<Record<Role, { readonly label: string; readonly hint: string }>> = {
  USER: { label: 'Član', hint: 'rezervacije i vlastiti račun' },
  ADMIN: { label: 'Administrator', hint: 'sve stranice administracije' },
  MAINTENANCE: { label: 'Održavanje', hint: 'pregled financija' },
  COURT_MAINTENANCE: { label: 'Održavanje terena', hint: 'zatvaranje termina u rasporedu' },
};

export const rolesText = (roles: readonly Role[]): string => roles.map((role) => ROLE_WORDS[role].label).join(', ');
