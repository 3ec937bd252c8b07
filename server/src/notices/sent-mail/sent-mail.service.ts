import type { SentMailList, SentMailQuery } from '@club/shared/contracts/notices';
import { personName } from '@club/shared/domain';
import { membersNamedOrMailed } from '../../members';
import type { Clock } from '../../platform/clock';
import { type Database, readNewest } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { mailText } from '../mail/mail-message';
import type { MailTransport } from '../mail/mailer';
import { findMails, requeue } from './sent-mail.repository';

const PAGE = 30;

interface SentMailParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly clubName: () => string;
  readonly mail: MailTransport;
  /** Sends what is due. */
  dispatch(): Promise<void>;
}

export type SentMails = ReturnType<typeof createSentMails>;

/** The e-mails of the outbox, for administrators: sent, waiting, and failed with the reason. */
export function createSentMails({ db, clock, publicUrl, clubName, mail, dispatch }: SentMailParts) {
  return {
    async list({ before, state, search }: SentMailQuery): Promise<SentMailList> {
      const found = await membersNamedOrMailed(db.handle, search);
      const { rows, next } = await readNewest(PAGE, (limit) => findMails(db.handle, { before, state, found, limit }));
      const mails = rows.map((row) => ({
        id: row.id,
        member: personName(row),
        address: row.address ?? row.email,
        subject: row.title,
        // Without the unsubscribe link: it is only for the member.
        text: mailText(row, { clubName: clubName(), publicUrl }),
        state: row.state,
        attempts: row.attempts,
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
        dueAt: row.state === 'WAITING' ? row.dueAt.toISOString() : null,
        error: row.error,
      }));
      return { mails, next, transport: mail.kind };
    },

    /** Tries a given-up e-mail again, from the beginning. */
    async retry(id: number): Promise<string> {
      if (mail.kind === 'NONE') {
        const message = 'Poslužitelj e-pošte nije postavljen (SMTP_URL): poruka se ne može poslati.';
        throw new Refusal(409, 'NO_MAIL_SERVER', message);
      }
      const found = await db.transaction((tx) => requeue(tx, id, clock.now()));
      if (!found)
        throw new Refusal(409, 'MAIL_NOT_FAILED', 'Ta poruka više nije među neposlanima. Prikazano je novo stanje.');
      void dispatch();
      return 'Poruka čeka na slanje.';
    },
  };
}
