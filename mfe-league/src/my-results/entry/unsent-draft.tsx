import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { Alert, Button } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { useDiscardDraft } from './use-discard-draft';

interface UnsentDraftProps {
  match: MyLeagueMatch;
  /** Why the input will not be sent. */
  reason: string;
  /** The input. */
  children: ReactNode;
  onDone: () => void;
}

/** Input that will not be sent: it is shown until it has been read. */
export function UnsentDraft({ match, reason, children, onDone }: UnsentDraftProps) {
  const discard = useDiscardDraft(match, onDone);
  return (
    <>
      <Alert severity="warning">{reason}</Alert>
      {children}
      <Button variant="outlined" onClick={discard}>
        U redu
      </Button>
    </>
  );
}
