import type { MailState, SentMail } from '@club/shared/contracts/notices';
import { momentInText, shortMoment } from '@club/shared/domain';
import { Box, StatusChip, styled, Typography } from '@club/shared/ui-core';
import { type Column, Disclosure } from '@club/shared/ui-data';
import { EmailAddress } from '../../lists/email-address/email-address';
import { RetryButton } from './retry-button';

export const STATES = {
  WAITING: { label: 'Čeka', tone: 'maintenance' },
  SENDING: { label: 'Šalje se', tone: 'maintenance' },
  SENT: { label: 'Poslano', tone: 'free' },
  FAILED: { label: 'Nije poslano', tone: 'taken' },
  DROPPED: { label: 'Odustalo se', tone: 'unknown' },
} as const satisfies Record<MailState, { label: string; tone: string }>;

/** All reasons for which the outbox drops a message; which one applied is not recorded. */
const DROPPED_BECAUSE =
  ' Poruka više nije bila potrebna: član je isključio takve poruke, nije aktivan, nema adresu ili ima noviju pozivnicu.';

/** In a cell, which has a padding of its own. */
const Message = styled('div')({ '& details > summary': { paddingInline: 0 } });

/** On a phone name and address share a line, if they fit on it. */
const Recipient = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'flex', flexWrap: 'wrap', columnGap: 12 },
}));

/** The outcome: when it was sent, when the next attempt is, or why it failed. */
function Outcome({ mail }: { mail: SentMail }) {
  const { label, tone } = STATES[mail.state];
  return (
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusChip tone={tone}>{label}</StatusChip>
      <Typography variant="body2" color="textSecondary" sx={{ mt: { sm: 0.5 } }}>
        {mail.dueAt && mail.attempts > 0 && `Sljedeći pokušaj ${momentInText(mail.dueAt)}. `}
        {mail.finishedAt && shortMoment(mail.finishedAt)} {mail.error}
        {mail.state === 'DROPPED' && DROPPED_BECAUSE}
      </Typography>
      {mail.state === 'FAILED' && <RetryButton mail={mail} />}
    </Box>
  );
}

export const SENT_MAIL_COLUMNS: readonly Column<SentMail>[] = [
  {
    id: 'subject',
    header: 'Poruka',
    phone: 'heading',
    long: true,
    cell: ({ subject, text }) => (
      <Message>
        <Disclosure summary={subject}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', mt: 1 }}>
            {text}
          </Typography>
        </Disclosure>
      </Message>
    ),
  },
  {
    id: 'to',
    header: 'Kome',
    phone: 'line',
    long: true,
    cell: ({ member, address }) => (
      <Recipient>
        <div>{member}</div>
        <div>{address ? <EmailAddress>{address}</EmailAddress> : 'bez adrese'}</div>
      </Recipient>
    ),
  },
  {
    id: 'createdAt',
    header: 'Nastala',
    phone: 'labelled',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortMoment(createdAt)}</time>,
  },
  { id: 'attempts', header: 'Pokušaji', align: 'right', phone: 'labelled', cell: ({ attempts }) => attempts },
  { id: 'state', header: 'Stanje', phone: 'line', long: true, cell: (mail) => <Outcome mail={mail} /> },
];
