import { useConnection } from '@club/shared/http';
import { ErrorIcon } from '@club/shared/icons';
import { Box, BusyButton, Button, PageHeading, SectionCard, Typography } from '@club/shared/ui-core';
import { createContext, useEffect, useEffectEvent } from 'react';

/** Title of the remote whose pages are rendered below; set by the shell. */
export const PartTitle = createContext('Aplikacija');

/**
 * `unavailable`: could not be loaded. `outdated`: page and remote are incompatible builds. `crashed`: threw while
 * rendering.
 */
export type PartFailure = 'unavailable' | 'outdated' | 'crashed';

/** Receives each failure of the remote whose pages are rendered below; the shell sets it and reports to the server. */
export const PartFaultReport = createContext<(outcome: Exclude<PartFailure, 'outdated'>) => void>(() => undefined);

interface PartFailedProps {
  /** Title of the remote, from its remote.json. */
  title: string;
  failure: PartFailure;
  onRetry: () => void;
  busy: boolean;
}

/** A page that shows which part of the suite failed, while everything around it keeps working. */
export function PartFailed({ title, failure, onRetry, busy }: PartFailedProps) {
  const outdated = failure === 'outdated';
  const isOffline = useConnection(({ state }) => state === 'offline');
  // An effect event, so that it retries the page that is open then: this element may be rendered for several addresses.
  const onOnline = useEffectEvent(onRetry);
  useEffect(() => {
    if (failure !== 'unavailable') return;
    const online = () => onOnline();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [failure]);
  const heading =
    failure === 'crashed'
      ? `U dijelu aplikacije „${title}” dogodila se greška.`
      : `Dio aplikacije „${title}” trenutačno nije dostupan.`;
  return (
    <div role="alert" data-failure={failure}>
      <PageHeading title={heading} tabTitle={title} />
      <SectionCard>
        <Typography sx={{ display: 'flex', gap: 1, mb: 2 }}>
          <ErrorIcon color="error" />
          {outdated
            ? 'Objavljena je nova inačica aplikacije. Osvježite stranicu da biste nastavili.'
            : 'Ostatak aplikacije radi. Provjerite vezu s internetom i pokušajte ponovno.'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {!outdated && (
            <BusyButton variant="contained" busy={busy} onClick={onRetry}>
              Pokušaj ponovno
            </BusyButton>
          )}
          {/*
            Files of a replaced build may be gone: only a reloaded page asks for those of the new build. Without a network
            the browser would replace the page with its own error.
          */}
          {!isOffline && (
            <Button variant={outdated ? 'contained' : 'outlined'} onClick={() => window.location.reload()}>
              Osvježi stranicu
            </Button>
          )}
        </Box>
      </SectionCard>
    </div>
  );
}
