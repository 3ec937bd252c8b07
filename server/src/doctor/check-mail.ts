import { createTransport } from 'nodemailer';
import { reasonOf } from '../platform/failure-reason';
import { error, type Finding, fine, warning } from './finding';
import type { Installation } from './installation';

const TIMEOUT_MS = 5_000;

/** Whether the mail server answers and accepts the credentials; no message is sent. */
export async function checkMail({ smtpUrl, demo }: Installation): Promise<Finding[]> {
  if (!smtpUrl) {
    if (demo) return [fine('e-pošta se u probnom radu ne šalje')];
    return [
      warning(
        'E-pošta nije postavljena: članovi obavijesti vide samo u aplikaciji i pregledniku.',
        'Zadajte SMTP_URL i MAIL_FROM.',
      ),
    ];
  }
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return [fine(`poslužitelj e-pošte ${host} prima poruke`)];
  } catch (failure) {
    const message = `Poslužitelj e-pošte ${host} ne prima poruke (${reasonOf(failure)}).`;
    return [error(message, 'Provjerite adresu, korisnika i lozinku u SMTP_URL.')];
  } finally {
    transport.close();
  }
}
