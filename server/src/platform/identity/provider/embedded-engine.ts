import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { IdentityEngine } from '../engine';
import { formTokens } from '../forms/form-token';
import { type KeyRing, openKeyRing } from '../keys/key-ring';
import type { Sealer } from '../keys/sealer';
import type { LoadSecret } from '../keys/secrets';
import { beginDueKey } from '../keys/signing-keys';
import type { PageLook } from '../pages/page-look';
import { CLIENT_ID, issuerOf, REALM } from '../realm';
import { countedFailures } from '../sign-in/failures';
import { signInRoutes } from '../sign-in/sign-in.routes';
import { signInService } from '../sign-in/sign-in.service';
import { purge } from '../storage/purge.repository';
import type { SessionNotices } from '../storage/session-notices';
import { isSessionAlive, sessionEndReason } from '../storage/sessions.repository';
import { tokenVerifier } from '../tokens/access-token';
import { EmbeddedDirectory } from '../users/embedded-directory';
import { buildProvider } from './build-provider';
import { mountProvider } from './mount-provider';
import { sessionFrameRoutes } from './session-frames.routes';
import { SIGN_ON_PATH, signOnRoutes } from './sign-on.routes';
import { tokenRoutes } from './token.routes';
import { tokenService } from './token.service';

export interface EmbeddedParts {
  readonly origin: string;
  readonly look: () => PageLook;
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly secret: LoadSecret;
  readonly notices: SessionNotices;
}

/** The provider inside this server. Its keys, secrets, sessions and users are in the club's database. */
export async function openEmbeddedEngine(parts: EmbeddedParts): Promise<IdentityEngine> {
  const { origin, look, database, clock, sealer, secret, notices } = parts;
  // The first key is generated while the club's data are written.
  const firstKey = beginDueKey(database, clock);
  await firstKey;
  let opened: Promise<KeyRing> | undefined;
  const ring = () => (opened ??= openKeyRing(database, sealer, clock, firstKey));
  const secrets = { cookieSecret: await secret('cookies'), refreshSecret: await secret('refresh-tokens') };
  const tokens = formTokens(await secret('forms'));

  const directory = new EmbeddedDirectory(database, notices);
  const verify = tokenVerifier(issuerOf(origin), async (...given) => (await ring()).findKey(...given));
  const signIn = signInService(database, { directory, failures: countedFailures(database, clock), tokens });

  /**
   * A provider cannot change its keys; since its state is in the database, a new one replaces it without interruption.
   */
  async function openProvider(report: (error: Error) => void) {
    const keyRing = await ring();
    const build = () => {
      const provider = buildProvider({ origin, look, database, notices, keys: keyRing.keys, ...secrets });
      provider.on('server_error', (_ctx, error) => report(error));
      provider.onerror = (error: Error) => report(error);
      return { provider, listener: provider.callback() };
    };
    let current = build();
    keyRing.onChange(() => {
      current = build();
    });
    return () => current;
  }

  return {
    directory,
    verify,
    isSessionAlive: ({ identityId, sessionUid }) => isSessionAlive(database.handle, identityId, sessionUid),
    sessionEndReason: ({ identityId, signedInAt }) => sessionEndReason(database.handle, identityId, signedInAt),
    client: { url: '/', realm: REALM, clientId: CLIENT_ID, signOn: SIGN_ON_PATH },
    mount: async (app: FastifyInstance) => {
      const current = await openProvider((error) => app.log.error({ err: error }, 'identity provider'));
      const provider = () => current().provider;
      await mountProvider(app, { origin, look, current: () => current().listener });
      // In the app's own context: its hooks that are registered later, such as the CSRF cookie's, apply to them as well.
      await app.register(fastifyPlugin(sessionFrameRoutes(origin)));
      await app.register(fastifyPlugin(signOnRoutes(origin)));
      await app.register(tokenRoutes(tokenService(database, verify, provider)));
      await app.register(signInRoutes({ origin, look, provider, signIn, tokens }));
    },
    maintain: async () => {
      await (await ring()).refresh();
      await purge(database);
    },
  };
}
