import { keycloakProblem } from '../platform/identity';
import { error, type Finding, fine } from './finding';
import type { Installation } from './installation';

/** Whether the Keycloak of the settings has the club's realm as deploy/keycloak/realm.json defines it. */
export async function checkKeycloak({ identity: { keycloak } }: Installation): Promise<Finding[]> {
  if (!keycloak) return [fine('prijavu vodi ugrađeni poslužitelj identiteta')];
  const problem = await keycloakProblem(keycloak);
  if (!problem) return [fine(`Keycloak na ${keycloak.url} ima područje ${keycloak.realm} s ulogama kluba`)];
  const { kind, detail } = problem;
  switch (kind) {
    case 'unreachable':
      return [
        error(`Keycloak na ${keycloak.url} ne odgovara (${detail}).`, 'Pokrenite Keycloak i provjerite KEYCLOAK_URL.'),
      ];
    case 'no-realm':
      return [error(`Keycloak nema područje ${keycloak.realm} (${detail}).`, 'Uvezite deploy/keycloak/realm.json.')];
    case 'other-issuer':
      return [
        error(
          `Keycloak izdaje tokene u ime ${detail}, a KEYCLOAK_URL je ${keycloak.url}.`,
          'Zadajte Keycloaku --hostname s istom adresom koju imaju KEYCLOAK_URL i preglednici.',
        ),
      ];
    case 'no-service-account':
      return [
        error(
          `Poslužitelj se Keycloaku ne može prijaviti kao ${keycloak.clientId} (${detail}).`,
          'Provjerite KEYCLOAK_CLIENT_SECRET i uloge njegova servisnog računa u realm-management.',
        ),
      ];
    case 'no-role':
      return [error(`U području ${keycloak.realm} nema uloge ${detail}.`, 'Uvezite deploy/keycloak/realm.json.')];
  }
}
