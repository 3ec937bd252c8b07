import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import * as z from 'zod/mini';
import { isStorable } from '../../http';
import { flash, RefilledText } from '../forms/flash';
import type { FormTokens } from '../forms/form-token';
import { formPages } from '../pages/form-pages';
import { cookiesPage, expiredPage } from '../pages/notices';
import type { PageLook } from '../pages/page-look';
import { newPasswordPage, signInPage } from '../pages/sign-in-page';
import { SESSION_ID_COOKIE } from '../realm';
import { WINDOW_SECONDS } from './failures';
import { newPasswordPath, signInPath } from './interactions';
import { knownBrowsers } from './known-browser';
import type { SignedIn, SignIn } from './sign-in.service';

/** What cannot be stored is nobody's name or password: the form is refused as with any wrong one. */
const Text = z.catch(z.string().check(z.refine(isStorable)), '');
const PasswordForm = z.object({ token: Text, username: Text, password: Text });
const NewPasswordForm = z.object({ token: Text, username: Text, ticket: Text, newPassword: Text, repeated: Text });

/** What the sign-in form shows after a post. */
const Refused = z.union([
  z.object({ kind: z.literal('expired') }),
  z.object({
    kind: z.literal('refused'),
    status: z.literal([401, 403, 429]),
    message: z.string(),
    username: RefilledText,
  }),
]);
/** The user for whom the second form is shown, and what was wrong with it. */
const Renewal = z.object({
  username: z.string(),
  ticket: z.string(),
  problem: z.optional(z.string()),
  repeatProblem: z.optional(z.string()),
});

interface Parts {
  readonly origin: string;
  readonly look: () => PageLook;
  readonly provider: () => Provider;
  readonly signIn: SignIn;
  readonly tokens: FormTokens;
}

/** The sign-in page: a form, and a second one after a sign-in with a one-time password. */
export function signInRoutes(parts: Parts): FastifyPluginAsync {
  const { origin, provider, signIn, tokens } = parts;
  const { frame, show, routes } = formPages(parts);
  const browsers = knownBrowsers(tokens, origin.startsWith('https:'));
  const refusals = flash(Refused, { tokens, origin });
  const renewals = flash(Renewal, { tokens, origin });
  const showExpired = (reply: FastifyReply) => show(reply, 400, expiredPage(frame()));
  const expired = (reply: FastifyReply, uid: string) => refusals.redirect(reply, signInPath(uid), { kind: 'expired' });
  const originOf = (request: FastifyRequest, username: string) => ({
    address: request.ip,
    known: browsers.knows(request, username),
  });
  /** The interaction behind the browser's signed cookie. @throws SessionNotFound */
  const interactionOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider().interactionDetails(request.raw, reply.raw);
  /** By the session itself: its cookies outlive it when it is ended elsewhere. */
  const isSignedIn = async ({ cookies: { [SESSION_ID_COOKIE]: id } }: FastifyRequest): Promise<boolean> =>
    id !== undefined && (await provider().Session.find(id))?.accountId !== undefined;
  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    username: string,
    { accountId, epoch }: SignedIn,
  ) => {
    browsers.remember(reply, username);
    const result = { login: { accountId, epoch, amr: ['pwd'], remember: true } };
    const options = { mergeWithLastSubmission: false };
    return reply.redirect(await provider().interactionResult(request.raw, reply.raw, result, options), 303);
  };

  return routes((pages) => {
    pages.setErrorHandler(async (error, request, reply) => {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      if (request.method === 'POST') return reply.redirect(request.url, 303);
      // 'Back' after a sign-in leads here: nothing has expired, and the owner of the session continues.
      if (await isSignedIn(request)) return reply.redirect(`${origin}/post-login`, 303);
      return request.headers.cookie === undefined ? show(reply, 400, cookiesPage(frame())) : showExpired(reply);
    });

    pages.get(signInPath(':uid'), async (request, reply) => {
      const { uid, params } = await interactionOf(request, reply);
      const form = { frame: frame(), token: tokens.issue('sign-in', uid) };
      const refusal = refusals.take(request, reply, signInPath(uid));
      if (!refusal) return show(reply, 200, signInPage({ ...form, username: Text.parse(params.login_hint) }));
      if (refusal.kind === 'expired') return showExpired(reply);
      const { status, message, username } = refusal;
      if (status === 429) reply.header('retry-after', WINDOW_SECONDS);
      return show(reply, status, signInPage({ ...form, username, refusal: message }));
    });

    pages.post<{ Params: { uid: string } }>(signInPath(':uid'), async (request, reply) => {
      const { uid } = await interactionOf(request, reply);
      const { token, username, password } = PasswordForm.parse(request.body ?? {});
      if (uid !== request.params.uid || !tokens.matches(token, 'sign-in', uid)) return expired(reply, uid);
      const outcome = await signIn.withPassword(uid, username, password, originOf(request, username));
      if (outcome.kind === 'signed-in') return finish(request, reply, username, outcome);
      if (outcome.kind === 'one-time') {
        const { username, ticket } = outcome;
        return renewals.redirect(reply, newPasswordPath(uid), { username, ticket });
      }
      return refusals.redirect(reply, signInPath(uid), { ...outcome, username: RefilledText.parse(username) });
    });

    pages.get(newPasswordPath(':uid'), async (request, reply) => {
      const { uid } = await interactionOf(request, reply);
      // Read without consuming: a reload of this page must show the form again.
      const renewal = renewals.read(request, newPasswordPath(uid));
      if (!renewal) return reply.redirect(signInPath(uid), 303);
      const status = renewal.problem || renewal.repeatProblem ? 400 : 200;
      return show(reply, status, newPasswordPage({ frame: frame(), token: tokens.issue('sign-in', uid), ...renewal }));
    });

    pages.post<{ Params: { uid: string } }>(newPasswordPath(':uid'), async (request, reply) => {
      const { uid } = await interactionOf(request, reply);
      const { token, username, ticket, newPassword, repeated } = NewPasswordForm.parse(request.body ?? {});
      if (uid !== request.params.uid || !tokens.matches(token, 'sign-in', uid)) return expired(reply, uid);
      const again = (problems: { problem: string } | { repeatProblem: string }) =>
        renewals.redirect(reply, newPasswordPath(uid), { username, ticket, ...problems });
      if (newPassword !== repeated) return again({ repeatProblem: 'Lozinke se ne podudaraju.' });
      const renewal = { username, ticket, password: newPassword };
      const outcome = await signIn.withNewPassword(uid, renewal, originOf(request, username));
      if (outcome.kind === 'expired') return expired(reply, uid);
      if (outcome.kind === 'weak') return again({ problem: outcome.problem });
      return finish(request, reply, username, outcome);
    });
  });
}
