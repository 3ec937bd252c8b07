import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { decodeJwt } from 'jose';
import type { KeycloakSettings } from '../settings';

/** A call may run inside the caller's transaction, which blocks others. */
const ANSWER_WITHIN_MS = 5_000;
const RENEW_BEFORE_END_MS = 10_000;

/** Keycloak's admin API; signs in as the service account when needed. */
export class AdminClient extends KeycloakAdminClient {
  readonly #settings: KeycloakSettings;
  #signingIn: Promise<void> | undefined;

  constructor(
    settings: KeycloakSettings,
    private readonly answerWithinMs = ANSWER_WITHIN_MS,
  ) {
    super({ baseUrl: settings.url, realmName: settings.realm });
    this.#settings = settings;
  }

  override async getAccessToken(): Promise<string | undefined> {
    const end = this.accessToken ? (decodeJwt(this.accessToken).exp ?? 0) * 1000 : 0;
    if (end - RENEW_BEFORE_END_MS < Date.now()) {
      const { clientId, clientSecret } = this.#settings;
      // `auth` reads only these options; without them a silent Keycloak would be waited for for five minutes.
      this.setConfig({ requestOptions: this.getRequestOptions() });
      this.#signingIn ??= this.auth({ grantType: 'client_credentials', clientId, clientSecret }).finally(() => {
        this.#signingIn = undefined;
      });
      await this.#signingIn;
    }
    return this.accessToken;
  }

  override getRequestOptions(): RequestInit {
    return { signal: AbortSignal.timeout(this.answerWithinMs) };
  }
}
