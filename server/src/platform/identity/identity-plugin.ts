import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { guardRoutes } from '../http';
import { firstAdministratorRoutes } from './first-administrator/first-administrator.routes';
import { type CreateMember, firstAdministrator } from './first-administrator/first-administrator.service';
import { formTokens } from './forms/form-token';
import type { Identity } from './identity';
import { memberInvitationRoutes } from './invitations/member-invitation.routes';
import { scriptRoutes } from './pages/script.routes';

const MAINTAIN_EVERY_MS = 60 * 60_000;
const INVITE_AGAIN_MS = 5_000;

interface PluginParts {
  readonly createMember: CreateMember;
  /** Receives the one-time link at each start while the club has no administrator. Left out: no link is created. */
  readonly invite?: ((link: string) => void) | undefined;
}

/** Identity in the app: everything under /realms, and the guard before every call of the API. */
export function identityPlugin(identity: Identity, { createMember, invite }: PluginParts): FastifyPluginAsync {
  const { engine, callers, database, directory, invitations, findMember, look, publicUrl: origin } = identity;
  return fastifyPlugin(async (app) => {
    guardRoutes(app, callers);

    await engine.mount(app);
    await app.register(fastifyPlugin(scriptRoutes()));
    const tokens = formTokens(await identity.secret('forms'));
    const administrator = firstAdministrator(database, { directory, origin, createMember, findMember });
    await app.register(firstAdministratorRoutes({ origin, look, tokens, administrator }));
    if (directory.kind === 'embedded')
      await app.register(memberInvitationRoutes({ origin, look, tokens, invitations }));
    let inviting: NodeJS.Timeout | undefined;
    const offerLink = async (print: (link: string) => void): Promise<void> => {
      try {
        const link = await administrator.invite();
        if (link) print(link);
      } catch (error) {
        // A Keycloak that starts together with this process answers later.
        app.log.error({ err: error }, 'whether the club has an administrator is not known yet');
        inviting = setTimeout(() => void offerLink(print), INVITE_AGAIN_MS).unref();
      }
    };
    app.addHook('onListen', async () => {
      if (invite) await offerLink(invite);
    });

    const maintain = () => engine.maintain().catch((error) => app.log.error({ err: error }, 'identity maintenance'));
    const timer = setInterval(maintain, MAINTAIN_EVERY_MS).unref();
    // Also for open event streams: a caller who is refused then loses them.
    const { sessionsCheckedEveryMs } = engine;
    const checks = sessionsCheckedEveryMs && setInterval(callers.invalidate, sessionsCheckedEveryMs).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      clearTimeout(inviting);
      if (checks) clearInterval(checks);
    });
  });
}
