import { traced } from '../../platform/tracing';
import type { UnsubscribeLinks } from '../keys/unsubscribe-links';
import { LONGEST_SEND_MS } from '../sending/longest-send';
import type { SendResult } from '../sending/send-result';
import { MAIL_LIMITS, TEST_LIMIT_MS } from './mail-limits';
import { type Mail, mailText } from './mail-message';

/** The destination of e-mails: a mail server, only the administrator's screen, or none. */
export type MailTransport =
  | {
      readonly kind: 'SMTP';
      readonly url: string;
      /** Left out: the club, at this server's name. */
      readonly from?: string;
    }
  | { readonly kind: 'DEMO' | 'NONE' };

export type SendMail = (mail: Mail) => Promise<SendResult>;

export interface Mailer {
  readonly send: SendMail;
  /** Sends a message that confirms that e-mail arrives. */
  sendTest(to: string): Promise<SendResult>;
  close(): void;
}

interface MailerParts {
  readonly transport: MailTransport;
  readonly links: UnsubscribeLinks;
  readonly publicUrl: string;
  readonly clubName: () => string;
  /** Shorter in tests. */
  readonly limits?: typeof MAIL_LIMITS;
  /** Of one message, whatever the server does meanwhile; shorter in tests. */
  readonly longestSendMs?: number;
}

const CONNECTIONS = 5;
/** SMTP codes from here on: the server will never accept this message. */
const PERMANENT = 500;

const NO_SERVER: SendResult = { outcome: 'REFUSED', error: 'Poslužitelj e-pošte nije postavljen (SMTP_URL).' };

export function openMailer(parts: MailerParts): Mailer {
  const { transport } = parts;
  if (transport.kind === 'SMTP') return smtpMailer(transport, parts);
  if (transport.kind === 'DEMO') return silent(async ({ to }) => ({ outcome: 'SENT', address: to }));
  return silent(async () => NO_SERVER);
}

const silent = (send: SendMail): Mailer => ({
  send,
  sendTest: async () => NO_SERVER,
  close: () => undefined,
});

function smtpMailer(
  { url, from }: Extract<MailTransport, { kind: 'SMTP' }>,
  { links, publicUrl, clubName, limits = MAIL_LIMITS, longestSendMs = LONGEST_SEND_MS }: MailerParts,
): Mailer {
  let opening: ReturnType<typeof openTransporter> | undefined;
  const transporter = () => {
    opening ??= openTransporter(url, limits);
    return opening;
  };
  // A Message-ID has no place for a port (RFC 5322, 3.6.4).
  const { hostname } = new URL(publicUrl);
  const { hostname: server } = new URL(url);
  const unsubscribePage = async ({ memberId, kind }: Mail): Promise<string | undefined> =>
    kind === 'INVITATION' ? undefined : `${publicUrl}/unsubscribe?token=${await links.sign({ memberId, kind })}`;
  const sender = () => from ?? { name: clubName(), address: `no-reply@${hostname}` };
  return {
    async sendTest(to) {
      const text = `Poštovani!\n\nOva poruka potvrđuje da e-pošta kluba radi.\n\n--\n${clubName()}\n${publicUrl}`;
      try {
        const signal = AbortSignal.timeout(TEST_LIMIT_MS);
        await (await transporter()).sendMail({ from: sender(), to, subject: 'Probna poruka', text, signal });
        return { outcome: 'SENT', address: to };
      } catch (error) {
        return failed(error);
      }
    },
    async send(mail) {
      const page = await unsubscribePage(mail);
      try {
        const message = {
          from: sender(),
          to: mail.to,
          subject: mail.title,
          text: mailText(mail, { clubName: clubName(), publicUrl }, page),
          messageId: `<${mail.token}@${hostname}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(page && {
              'List-Unsubscribe': `<${page}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        };
        const opened = await transporter();
        // The limits below are of each step: a server could take one after the other.
        const signal = AbortSignal.timeout(longestSendMs);
        await traced('send mail', { 'server.address': server }, () => opened.sendMail({ ...message, signal }));
        return { outcome: 'SENT', address: mail.to };
      } catch (error) {
        return failed(error);
      }
    },
    close: () => void opening?.then((each) => each.close()),
  };
}

/** The library is loaded with the first e-mail: it would slow down every start. */
async function openTransporter(url: string, limits: typeof MAIL_LIMITS) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...limits });
}

/**
 * The commands whose refusal concerns the message. A refusal before them concerns the club, or every sender, and is
 * temporary.
 */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA'];

interface MailError {
  readonly name: string;
  readonly message: string;
  readonly responseCode?: number;
  readonly command?: string;
}

function failed(error: unknown): SendResult {
  const { name, responseCode, command, message } = error as MailError;
  if (name === 'AbortError') return { outcome: 'RETRY', error: 'Poslužitelj e-pošte nije odgovorio na vrijeme.' };
  const isRefused = (responseCode ?? 0) >= PERMANENT && ABOUT_THE_MESSAGE.includes(command ?? '');
  return { outcome: isRefused ? 'REFUSED' : 'RETRY', error: message };
}
