import { NoticeKind } from '@club/shared/contracts/notices';
import { jwtVerify, SignJWT } from 'jose';
import type { NoticeKeys } from './notice-keys';

export interface Subscriber {
  readonly memberId: number;
  readonly kind: NoticeKind;
}

const PURPOSE = 'unsubscribe';

/**
 * Links that unsubscribe from one kind of e-mail, without a session and without expiry: an old e-mail's link works too.
 */
export function unsubscribeLinks({ unsubscribeSecret }: NoticeKeys) {
  const secret = new TextEncoder().encode(unsubscribeSecret);
  return {
    sign: ({ memberId, kind }: Subscriber): Promise<string> =>
      new SignJWT({ kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(memberId))
        .setAudience(PURPOSE)
        .sign(secret),

    /** @returns undefined for a token that this club has not signed */
    async read(token: string): Promise<Subscriber | undefined> {
      try {
        const { payload } = await jwtVerify(token, secret, { audience: PURPOSE, algorithms: ['HS256'] });
        return { memberId: Number(payload.sub), kind: NoticeKind.parse(payload.kind) };
      } catch {
        return undefined;
      }
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;
