import type { Clock } from '../clock';
import type { Database, Handle } from '../database';
import { type CallerSources, type Callers, cachedCallers } from '../http';
import type { Live } from '../live';
import type { Directory } from './directory';
import type { IdentityEngine, SignInClient } from './engine';
import { type MemberInvitations, memberInvitations } from './invitations/member-invitations.service';
import { openSealer } from './keys/open-sealer';
import { type LoadSecret, openSecrets } from './keys/secrets';
import type { PageLook } from './pages/page-look';
import type { EmbeddedParts } from './provider/embedded-engine';
import type { IdentitySettings, KeycloakSettings } from './settings';
import { type AccessEnding, openSessionNotices } from './storage/session-notices';

/** The active member of an identity. @param handle the open transaction's, when there is one */
export type FindMember = (identityId: string, handle?: Handle) => ReturnType<CallerSources['findMember']>;

export interface IdentityParts {
  readonly settings: IdentitySettings;
  /** The product's public address (`Config.publicUrl`): the issuer of tokens. */
  readonly publicUrl: string;
  /** The folder of the key file, which is used when the settings contain no key. */
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'onChange'>;
  readonly findMember: FindMember;
  /** Left out: nothing else ends with all sessions of an identity. */
  readonly accessEnding?: AccessEnding;
  /** The club's current look on the sign-in pages. */
  readonly look: () => PageLook;
}

export interface Identity {
  /** For the services that create and change members. */
  readonly directory: Directory;
  /** For members of the embedded directory. */
  readonly invitations: MemberInvitations;
  readonly secret: LoadSecret;
  /** Signs the API's XSRF-TOKEN cookie. */
  readonly csrfSecret: string;
  /** The settings of the shell's sign-in library. */
  readonly client: SignInClient;
  readonly database: Database;
  readonly publicUrl: string;
  readonly look: () => PageLook;
  readonly engine: IdentityEngine;
  readonly callers: Callers;
  readonly findMember: FindMember;
}

/** Opens identity on a migrated database: before the services, and added to the app with `identityPlugin`. */
export async function openIdentity(parts: IdentityParts): Promise<Identity> {
  const { settings, publicUrl, database, clock, live, findMember, look } = parts;
  const sealer = await openSealer(database, settings, parts.dataDir);
  const [secret, notices, open] = await Promise.all([
    openSecrets(database, sealer, clock),
    openSessionNotices(database, parts.accessEnding),
    // Loaded while the database answers.
    loadEngine(settings.keycloak),
  ]);
  const engine = await open({ origin: publicUrl, look, database, clock, sealer, secret, notices });

  const callers = cachedCallers({
    verify: engine.verify,
    isSessionAlive: engine.isSessionAlive,
    sessionEndReason: engine.sessionEndReason,
    findMember,
  });
  notices.subscribe(callers.invalidate, callers.bypassCache);
  live.onChange((change) => {
    if (!change || change.topic === 'members') callers.invalidate();
  });

  const csrfSecret = await secret('csrf');
  const { directory } = engine;
  return {
    directory,
    invitations: memberInvitations(database, { directory, secret: await secret('invitations') }),
    secret,
    csrfSecret,
    client: engine.client,
    database,
    publicUrl,
    look,
    engine,
    callers,
    findMember,
  };
}

/** Each engine has a library that is not loaded when the other one is used. */
async function loadEngine(keycloak?: KeycloakSettings): Promise<(parts: EmbeddedParts) => Promise<IdentityEngine>> {
  if (!keycloak) return (await import('./provider/embedded-engine')).openEmbeddedEngine;
  const { keycloakEngine } = await import('./keycloak/keycloak-engine');
  return async (parts) => keycloakEngine(keycloak, parts);
}
