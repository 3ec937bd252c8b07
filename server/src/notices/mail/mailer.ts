import { createTransport } from 'nodemailer';
import type { UnsubscribeLinks } from '../keys/unsubscribe-links';
import type { SendResult } from '../sending/send-result';
import { type Mail, mailText } from './mail-message';

/** Where e-mail goes: to a mail server, only to the administrator's screen, or nowhere. */
export type MailTransport =
  | { readonly kind: 'SMTP'; readonly url: string; readonly from: string }
  | { readonly kind: 'DEMO' | 'NONE' };

export type SendMail = (mail: Mail) => Promise<SendResult>;

export interface Mailer {
  readonly send: SendMail;
  close(): void;
}

interface MailerParts {
  readonly transport: MailTransport;
  readonly links: UnsubscribeLinks;
  readonly publicUrl: string;
}

const CONNECTIONS = 5;
const TIMEOUT_MS = 20_000;
/** Of SMTP: the server will never take this message. */
const PERMANENT = 500;

export function openMailer(parts: MailerParts): Mailer {
  const { transport } = parts;
  if (transport.kind === 'SMTP') return smtpMailer(transport, parts);
  if (transport.kind === 'DEMO') return silent(async ({ to }) => ({ outcome: 'SENT', address: to }));
  return silent(async () => ({ outcome: 'REFUSED', error: 'Poslužitelj e-pošte nije postavljen (SMTP_URL).' }));
}

const silent = (send: SendMail): Mailer => ({ send, close: () => undefined });

function smtpMailer(
  { url, from }: Extract<MailTransport, { kind: 'SMTP' }>,
  { links, publicUrl }: MailerParts,
): Mailer {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const { host } = new URL(publicUrl);
  return {
    async send(mail) {
      const page = `${publicUrl}/unsubscribe?token=${await links.sign(mail)}`;
      try {
        await transporter.sendMail({
          from,
          to: mail.to,
          subject: mail.title,
          text: mailText(mail, publicUrl, page),
          messageId: `<${mail.token}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe': `<${page}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
        return { outcome: 'SENT', address: mail.to };
      } catch (error) {
        return failed(error);
      }
    },
    close: () => transporter.close(),
  };
}

function failed(error: unknown): SendResult {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message: string };
  // A refused sign-in is the club's fault, not the message's: it is tried again.
  const isRefused = (responseCode ?? 0) >= PERMANENT && code !== 'EAUTH';
  return { outcome: isRefused ? 'REFUSED' : 'RETRY', error: message };
}
