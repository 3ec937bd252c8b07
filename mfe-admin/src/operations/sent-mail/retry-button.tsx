import type { SentMail } from '@club/shared/contracts/notices';
import { useNotify } from '@club/shared/notices';
import { BusyButton } from '@club/shared/ui-core';
import { useRetryMail } from './use-sent-mail';

export function RetryButton({ mail }: { mail: SentMail }) {
  const notify = useNotify();
  const retry = useRetryMail();
  return (
    <BusyButton
      aria-label={`Pošalji ponovno: ${mail.subject}, ${mail.member}`}
      busy={retry.isPending}
      onClick={() => void retry.mutateAsync(mail.id).catch(notify.refusal)}
    >
      Pošalji ponovno
    </BusyButton>
  );
}
