import { longDate } from '@club/shared/domain';
import { BusyButton, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

/** Before the club opens the grid is free, but nobody may book in it. */
export function NotOpenYet() {
  return (
    <>
      <Typography sx={{ pt: 2, pb: 1, fontWeight: 600 }}>Klub još nije otvoren.</Typography>
      <Typography>Slobodni termini bit će ovdje kad uprava otvori rezervacije.</Typography>
    </>
  );
}

export function Closed({ opensOn }: { opensOn: string | undefined }) {
  return (
    <>
      <Typography sx={{ pt: 2, pb: 1, fontWeight: 600 }}>Tereni su zatvoreni.</Typography>
      <Typography>
        {opensOn
          ? `Nova sezona počinje ${longDate(opensOn)}`
          : 'Informacije o početku nove sezone bit će ažurirane početkom proljeća.'}
      </Typography>
    </>
  );
}

interface FailedProps {
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
}

export function Failed({ busy, onRetry, children }: FailedProps) {
  return (
    <>
      <Typography role="alert" sx={{ py: 2 }}>
        {children}
      </Typography>
      <BusyButton variant="outlined" color="inherit" busy={busy} onClick={onRetry} sx={{ mb: 1 }}>
        Pokušaj ponovno
      </BusyButton>
    </>
  );
}
