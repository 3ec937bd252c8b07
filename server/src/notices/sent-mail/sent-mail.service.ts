import type { SentMailList, SentMailQuery } from '@club/shared/contracts/notices';
import { personName } from '@club/shared/domain';
import { recordAction } from '../../action-log';
import { lockPresentMember, membersNamedOrMailed } from '../../members';
import type { Clock } from '../../platform/clock';
import { type Database, readNewest } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { mailText } from '../mail/mail-message';
import type { MailTransport } from '../mail/mailer';
import { findMail, findMails, requeue } from './sent-mail.repository';

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
      const { rows, next } = await readNewest(PAGE, (limit) =>
        findMails(db.handle, { before, state, search, found, limit }),
      );
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

    /** Tries a given-up e-mail again, from the beginning; a second click changes nothing, and is not recorded. */
    async retry(id: number, actorId: number): Promise<string> {
      if (mail.kind === 'NONE') {
        const message = 'Poslužitelj e-pošte nije postavljen (SMTP_URL): poruka se ne može poslati.';
        throw new Refusal(409, 'NO_MAIL_SERVER', message);
      }
      const isWaiting = await db.transaction(async (tx) => {
        const found = await findMail(tx, id);
        if (!found) return false;
        // Locked, or the log could receive a name that an erasure has just removed.
        const member = await lockPresentMember(tx, found.memberId);
        const at = clock.now();
        if (!(await requeue(tx, id, at))) return false;
        await recordAction(tx, {
          actorId,
          at,
          action: 'Ponovno slanje e-pošte',
          subject: personName(member),
          subjectMemberId: member.id,
          after: { Naslov: found.title },
        });
        return true;
      });
      if (!isWaiting)
        throw new Refusal(409, 'MAIL_NOT_FAILED', 'Ta poruka više nije među neposlanima. Prikazano je novo stanje.');
      void dispatch();
      return 'Poruka čeka na slanje.';
    },
  };
}
