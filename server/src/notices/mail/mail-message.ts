import { KINDS, type MessageKind } from '../kinds/notice-kinds';

/** The content of an e-mail to one member; the token is the same for every attempt. */
export interface Mail {
  readonly to: string;
  readonly memberId: number;
  readonly kind: MessageKind;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly token: string;
}

/** The sender of the e-mails. */
export interface Sender {
  readonly clubName: string;
  readonly publicUrl: string;
}

/** The text of an e-mail. @param unsubscribeUrl left out when the text is only shown */
export function mailText(
  { kind, body, path }: Pick<Mail, 'kind' | 'body' | 'path'>,
  { clubName, publicUrl }: Sender,
  unsubscribeUrl?: string,
): string {
  const lines = ['Poštovani!', '', body, '', `${publicUrl}${path}`, '', '--', clubName];
  // Nobody can choose to get none, and whoever is invited may not be able to sign in yet.
  if (kind === 'INVITATION') return lines.join('\n');
  lines.push(`Koje obavijesti primate: ${publicUrl}/notice-preferences`);
  if (unsubscribeUrl) lines.push(`Ne želim više e-poruke „${KINDS[kind].label}”: ${unsubscribeUrl}`);
  return lines.join('\n');
}
