import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import * as z from 'zod/mini';
import { expiredPage } from '../pages/notices';
import { pageHeaders } from '../pages/page';
import type { PageLook } from '../pages/page-look';
import { newPasswordPage, signInPage } from '../pages/sign-in-page';
import { SESSION_COOKIE } from '../realm';
import { RETRY_AFTER_SECONDS } from './failures';
import type { FormTokens } from './form-token';
import { signInPath } from './interactions';
import { knownBrowsers } from './known-browser';
import type { SignIn } from './sign-in.service';

const Text = z.catch(z.string(), '');
const PasswordForm = z.object({ token: Text, username: Text, password: Text });
const NewPasswordForm = z.object({
  token: Text,
  username: Text,
  ticket: z.string(),
  newPassword: Text,
  repeated: Text,
});

interface Parts {
  readonly origin: string;
  readonly look: () => PageLook;
  readonly provider: () => Provider;
  readonly signIn: SignIn;
  readonly tokens: FormTokens;
}

/** The sign-in page: a form, and a second one after a sign-in with a one-time password. */
export async function signInRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { origin, look, provider, signIn, tokens } = parts;
  const frame = () => ({ home: `${origin}/`, look: look() });
  const browsers = knownBrowsers(tokens, origin.startsWith('https:'));
  const show = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).headers(pageHeaders(origin, look())).send(body);
  const expired = (reply: FastifyReply) => show(reply, 400, expiredPage(frame()));
  /** The interaction behind the browser's signed cookie. @throws SessionNotFound */
  const interactionOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider().interactionDetails(request.raw, reply.raw);
  const finish = async (request: FastifyRequest, reply: FastifyReply, username: string, accountId: string) => {
    browsers.remember(reply, username);
    const result = { login: { accountId, amr: ['pwd'], remember: true } };
    const options = { mergeWithLastSubmission: false };
    return reply.redirect(await provider().interactionResult(request.raw, reply.raw, result, options), 303);
  };

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 8 * 1024 });
    pages.setErrorHandler((error, request, reply) => {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      // 'Back' after a sign-in leads here: nothing has expired, and the owner of the session continues.
      return request.cookies[SESSION_COOKIE] ? reply.redirect(`${origin}/post-login`, 303) : expired(reply);
    });

    pages.get(signInPath(':uid'), async (request, reply) => {
      const { uid, params } = await interactionOf(request, reply);
      const username = Text.parse(params.login_hint);
      return show(reply, 200, signInPage({ frame: frame(), token: tokens.issue('sign-in', uid), username }));
    });

    pages.post<{ Params: { uid: string } }>(signInPath(':uid'), async (request, reply) => {
      const { uid } = await interactionOf(request, reply);
      const form = PasswordForm.parse(request.body ?? {});
      if (uid !== request.params.uid || !tokens.matches(form.token, 'sign-in', uid)) return expired(reply);
      const { token, username } = form;

      const renewal = NewPasswordForm.safeParse(request.body);
      if (renewal.success) {
        const { ticket, newPassword, repeated } = renewal.data;
        const again = { frame: frame(), token, ticket, username };
        if (newPassword !== repeated) {
          return show(reply, 400, newPasswordPage({ ...again, repeatProblem: 'Lozinke se ne podudaraju.' }));
        }
        const outcome = await signIn.withNewPassword(uid, username, ticket, newPassword);
        if (outcome.kind === 'expired') return expired(reply);
        if (outcome.kind === 'weak') return show(reply, 400, newPasswordPage({ ...again, problem: outcome.problem }));
        return finish(request, reply, username, outcome.accountId);
      }

      const from = { address: request.ip, known: browsers.knows(request, username) };
      const outcome = await signIn.withPassword(uid, username, form.password, from);
      if (outcome.kind === 'signed-in') return finish(request, reply, username, outcome.accountId);
      if (outcome.kind === 'one-time') {
        return show(
          reply,
          200,
          newPasswordPage({ frame: frame(), token, username: outcome.username, ticket: outcome.ticket }),
        );
      }
      if (outcome.status === 429) reply.header('retry-after', RETRY_AFTER_SECONDS);
      return show(reply, outcome.status, signInPage({ frame: frame(), token, username, refusal: outcome.words }));
    });
  });
}
