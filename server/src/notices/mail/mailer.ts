import { traced } from '../../platform/tracing';
import type { UnsubscribeLinks } from '../keys/unsubscribe-links';
import type { SendResult } from '../sending/send-result';
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
}

const CONNECTIONS = 5;
const TIMEOUT_MS = 20_000;
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
  { links, publicUrl, clubName }: MailerParts,
): Mailer {
  let opening: ReturnType<typeof openTransporter> | undefined;
  const transporter = () => {
    opening ??= openTransporter(url);
    return opening;
  };
  const { host, hostname } = new URL(publicUrl);
  const { hostname: server } = new URL(url);
  const unsubscribePage = async ({ memberId, kind }: Mail): Promise<string | undefined> =>
    kind === 'INVITATION' ? undefined : `${publicUrl}/unsubscribe?token=${await links.sign({ memberId, kind })}`;
  const sender = () => from ?? { name: clubName(), address: `no-reply@${hostname}` };
  return {
    async sendTest(to) {
      const text = `Poštovani!\n\nOva poruka potvrđuje da e-pošta kluba radi.\n\n--\n${clubName()}\n${publicUrl}`;
      try {
        await (await transporter()).sendMail({ from: sender(), to, subject: 'Probna poruka', text });
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
          messageId: `<${mail.token}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(page && {
              'List-Unsubscribe': `<${page}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        };
        const opened = await transporter();
        await traced('send mail', { 'server.address': server }, () => opened.sendMail(message));
        return { outcome: 'SENT', address: mail.to };
      } catch (error) {
        return failed(error);
      }
    },
    close: () => void opening?.then((each) => each.close()),
  };
}

/** The library is loaded with the first e-mail: it would slow down every start. */
async function openTransporter(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/**
 * The commands whose refusal concerns the message. A refusal before them concerns the club, or every sender, and is
 * temporary.
 */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA'];

function failed(error: unknown): SendResult {
  const { responseCode, command, message } = error as { responseCode?: number; command?: string; message: string };
  const isRefused = (responseCode ?? 0) >= PERMANENT && ABOUT_THE_MESSAGE.includes(command ?? '');
  return { outcome: isRefused ? 'REFUSED' : 'RETRY', error: message };
}
