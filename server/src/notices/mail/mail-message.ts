import type { NoticeKind } from '@club/shared/contracts/notices';
import { KINDS } from '../kinds/notice-kinds';

/** What is sent to one member; the token is the same for every attempt. */
export interface Mail {
  readonly to: string;
  readonly memberId: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly token: string;
}

/** The text of an e-mail. @param unsubscribeUrl left out where the text is only shown */
export function mailText(
  { kind, body, path }: Pick<Mail, 'kind' | 'body' | 'path'>,
  publicUrl: string,
  unsubscribeUrl?: string,
): string {
  const lines = [
    'Poštovani,',
    '',
    body,
    '',
    `${publicUrl}${path}`,
    '',
    '--',
    'Teniski klub',
    `Koje obavijesti primate: ${publicUrl}/notice-preferences`,
    ...(unsubscribeUrl ? [`Ne želim više e-poruke „${KINDS[kind].label}”: ${unsubscribeUrl}`] : []),
  ];
  return lines.join('\n');
}
