import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormTokens } from '../forms/form-token';
import { REALM_PATH } from '../realm';
import { accountName } from '../users/users.repository';

const COOKIE = 'CLUB_KNOWN_BROWSER';
const PURPOSE = 'known-browser';
/** Browsers keep no cookie longer. */
const SECONDS = 400 * 24 * 60 * 60;

/**
 * A browser that has signed in stores a proof of it, for this account only. It grants no access: it only distinguishes
 * the member from a guesser, so that guessing at an account cannot lock its owner out.
 */
export function knownBrowsers(tokens: FormTokens, secure: boolean) {
  return {
    knows: ({ cookies }: FastifyRequest, username: string): boolean =>
      tokens.matches(cookies[COOKIE] ?? '', PURPOSE, accountName(username)),
    remember: (reply: FastifyReply, username: string): FastifyReply =>
      reply.setCookie(COOKIE, tokens.issue(PURPOSE, accountName(username)), {
        httpOnly: true,
        sameSite: 'lax',
        path: `${REALM_PATH}/`,
        maxAge: SECONDS,
        secure,
      }),
  };
}
