import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { FormTokens } from './form-token';

const COOKIE = 'CLUB_FLASH';
const PURPOSE = 'flash';
const SECONDS = 5 * 60;

/**
 * Carries the message of a POST to the page that the browser is redirected to (Post/Redirect/Get), because 'Back' can
 * only show a page that did not answer a POST. A signed cookie of that page carries it for five minutes.
 */
export interface Flash<Message> {
  /** @param address path and query of the page; a cookie holds 4 KB, see `RefilledText` */
  redirect(reply: FastifyReply, address: string, message: Message): FastifyReply;
  /** The message for this page; it can be read again. */
  read(request: FastifyRequest, address: string): Message | undefined;
  /** The same, and removes it. */
  take(request: FastifyRequest, reply: FastifyReply, address: string): Message | undefined;
}

/** As JSON: an e-mail address, the longest text that a field allows, has 254 and its quotes. */
const REFILLED_BYTES = 256;

/** A typed text that is put back into its field. Four of them, and a problem of each field, fit into the cookie. */
export const RefilledText = z.catch(z.pipe(z.string(), z.transform(cut)), '');

function cut(text: string): string {
  let kept = text.slice(0, REFILLED_BYTES);
  while (Buffer.byteLength(JSON.stringify(kept)) > REFILLED_BYTES) kept = kept.slice(0, -1);
  return kept;
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

export function flash<Message>(
  schema: z.ZodMiniType<Message, Message>,
  { tokens, origin }: { tokens: FormTokens; origin: string },
): Flash<Message> {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const;

  const read = ({ cookies }: FastifyRequest, address: string): Message | undefined => {
    const [proof = '', payload = ''] = (cookies[COOKIE] ?? '').split('.');
    if (!tokens.matches(proof, PURPOSE, address, payload)) return undefined;
    return schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data;
  };

  return {
    read,
    redirect: (reply, address, message) => {
      const payload = Buffer.from(JSON.stringify(message)).toString('base64url');
      const value = `${tokens.issue(PURPOSE, address, payload)}.${payload}`;
      return reply
        .setCookie(COOKIE, value, { ...cookie, path: pathOf(address), maxAge: SECONDS })
        .redirect(address, 303);
    },
    take: (request, reply, address) => {
      const message = read(request, address);
      if (message !== undefined) reply.clearCookie(COOKIE, { ...cookie, path: pathOf(address) });
      return message;
    },
  };
}
