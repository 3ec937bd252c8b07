import type { InvitationWay } from '@club/shared/contracts/members/user-management';

/** How a user gets a password, for a table. */
export const WAY_LABELS: Readonly<Record<InvitationWay, string>> = {
  EMAIL: 'E-poštom',
  NO_ADDRESS: 'Na papiru',
  NO_MAIL: 'Na papiru',
  KEYCLOAK: 'Na papiru',
};

/** Why no invitation is sent by e-mail, as sentences. */
export const WAY_REASONS: Readonly<Record<Exclude<InvitationWay, 'EMAIL'>, string>> = {
  NO_ADDRESS: 'Bez adrese e-pošte nema pozivnice e-poštom; jednokratna lozinka predaje se osobno.',
  NO_MAIL: 'Klub ne šalje e-poštu: na poslužitelju nije zadan SMTP_URL. Jednokratna lozinka predaje se osobno.',
  KEYCLOAK:
    'Lozinke čuva Keycloak, pa klub ne šalje pozivnice e-poštom. Jednokratna lozinka predaje se osobno, a Keycloak pri ' +
    'prvoj prijavi traži novu.',
};
