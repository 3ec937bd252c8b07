import type { NoticeKeys } from '../keys/notice-keys';
import type { SendResult } from '../sending/send-result';

/** The content of a push; the push service cannot read it. */
export interface Push {
  readonly browser: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** The same for every attempt: a browser replaces the first with a repetition. */
  readonly tag: string;
}

export type SendPush = (push: Push) => Promise<SendResult>;

/** After two days the member reads it in the app. */
const TTL_SECONDS = 2 * 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

interface PusherParts {
  readonly keys: Pick<NoticeKeys, 'push'>;
  readonly publicUrl: string;
  readonly clubIcon: () => string;
}

/** Web Push (RFC 8030), encrypted for the browser, signed with this server's key. */
export function openPusher({ keys: { push }, publicUrl, clubIcon }: PusherParts): SendPush {
  // Push services use this contact in case of problems; they accept only https and mailto.
  const { hostname, protocol } = new URL(publicUrl);
  const subject = protocol === 'https:' ? publicUrl : `mailto:klub@${hostname}`;
  return async ({ browser: { endpoint, p256dh, auth }, ...content }) => {
    // Loaded with the first push: it would slow down every start.
    const { default: webpush } = await import('web-push');
    const { method, headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...content, icon: clubIcon() }),
      { vapidDetails: { subject, ...push }, TTL: TTL_SECONDS, urgency: 'normal' },
    );
    try {
      const answer = await fetch(endpoint, {
        method,
        headers: { ...headers } as Record<string, string>,
        body: new Uint8Array(body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return resultOf(answer);
    } catch (error) {
      return { outcome: 'RETRY', error: String(error instanceof Error ? (error.cause ?? error) : error) };
    }
  };
}

function resultOf({ status, headers }: Response): SendResult {
  if (status >= 200 && status < 300) return { outcome: 'SENT', address: null };
  // The member has cleared the browser, or revoked the permission.
  if (status === 404 || status === 410) return { outcome: 'GONE' };
  const error = `Usluga obavijesti odgovara ${status}.`;
  if (status !== 429 && status < 500) return { outcome: 'REFUSED', error };
  const pauseMs = pauseAsked(headers.get('retry-after'));
  return { outcome: 'RETRY', error, ...(pauseMs !== undefined && { pauseMs }) };
}

/** The pause of a `Retry-After`: seconds, or an HTTP date, which is compared with the machine's clock, not the club's. */
function pauseAsked(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const until = Date.parse(header);
  return Number.isNaN(until) || !header.endsWith('GMT') ? undefined : Math.max(0, until - Date.now());
}
