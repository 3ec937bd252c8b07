import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormTokens } from '../forms/form-token';
import { REALM_PATH } from '../realm';
import { accountName } from '../users/users.repository';

const COOKIE = 'CLUB_KNOWN_BROWSER';
const PURPOSE = 'known-browser';
/** Browsers keep no cookie longer. */
const SECONDS = 400 * 24 * 60 * 60;

/** A family's computer; the account that has not signed in for longest is forgotten first. */
const MAX_ACCOUNTS = 8;
const BETWEEN = '.';

/**
 * A browser that has signed in stores a proof of it, one for each account. It grants no access: it only distinguishes
 * the member from a guesser, so that guessing at an account cannot lock its owner out.
 */
export function knownBrowsers(tokens: FormTokens, secure: boolean) {
  const proofsIn = ({ cookies }: FastifyRequest): string[] =>
    (cookies[COOKIE] ?? '').split(BETWEEN).slice(0, MAX_ACCOUNTS);
  return {
    knows: (request: FastifyRequest, username: string): boolean =>
      proofsIn(request).some((proof) => tokens.matches(proof, PURPOSE, accountName(username))),
    remember: (reply: FastifyReply, username: string): FastifyReply => {
      const proof = tokens.issue(PURPOSE, accountName(username));
      const others = proofsIn(reply.request).filter((other) => other && other !== proof);
      return reply.setCookie(COOKIE, [proof, ...others].slice(0, MAX_ACCOUNTS).join(BETWEEN), {
        httpOnly: true,
        sameSite: 'lax',
        path: `${REALM_PATH}/`,
        maxAge: SECONDS,
        secure,
      });
    },
  };
}
