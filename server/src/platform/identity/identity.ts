import type { Clock } from '../clock';
import type { Database } from '../database';
import { type CallerSources, type Callers, rememberingCallers } from '../http';
import type { Live } from '../live';
import type { Directory } from './directory';
import type { IdentityEngine, SignInClient } from './engine';
import { keycloakEngine } from './keycloak/keycloak-engine';
import { sealerWith } from './keys/sealer';
import { sealingKeyFile } from './keys/sealing-key';
import { loadSecret } from './keys/secrets';
import { openEmbeddedEngine } from './provider/embedded-engine';
import type { IdentitySettings } from './settings';
import { openSessionNotices } from './storage/session-notices';

export interface IdentityParts {
  readonly settings: IdentitySettings;
  /** Where browsers find the product (`Config.publicUrl`): tokens are issued in its name. */
  readonly publicUrl: string;
  /** Where the key file is, or will be, when the settings bring no key. */
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'onChange'>;
  readonly findMember: CallerSources['findMember'];
}

export interface Identity {
  /** For the services that make and change members. */
  readonly directory: Directory;
  /** Signs the API's XSRF-TOKEN cookie. */
  readonly csrfSecret: string;
  /** What the shell's sign-in library must be told. */
  readonly client: SignInClient;
  readonly database: Database;
  readonly publicUrl: string;
  readonly engine: IdentityEngine;
  readonly callers: Callers;
}

/** Opens identity on a migrated database: made before the services, and put into the app with `identityPlugin`. */
export async function openIdentity(parts: IdentityParts): Promise<Identity> {
  const { settings, publicUrl, database, clock, live, findMember } = parts;
  const sealer = sealerWith(settings.sealingKey ?? (await sealingKeyFile(parts.dataDir)));
  const notices = await openSessionNotices(database);
  const engine = settings.keycloak
    ? keycloakEngine(settings.keycloak)
    : await openEmbeddedEngine({ origin: publicUrl, database, clock, sealer, notices });

  const callers = rememberingCallers({
    verify: engine.verify,
    isSessionAlive: engine.isSessionAlive,
    whySessionEnded: engine.whySessionEnded,
    findMember,
  });
  notices.subscribe(callers.forget, callers.bypassCache);
  live.onChange((change) => {
    if (!change || change.topic === 'members') callers.forget();
  });

  const csrfSecret = await loadSecret(database, sealer, clock, 'csrf');
  return { directory: engine.directory, csrfSecret, client: engine.client, database, publicUrl, engine, callers };
}
