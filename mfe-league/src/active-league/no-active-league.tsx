import { ApiError } from '@club/shared/http';
import { InfoIcon } from '@club/shared/icons';
import { BusyButton, EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

interface NoActiveLeagueProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/**
 * A 404 shows the server's message; any other failure shows that there is no active league (specification, section 8).
 */
export function NoActiveLeague({ error, busy, onRetry }: NoActiveLeagueProps) {
  return (
    <SectionCard>
      <EmptyState
        icon={<InfoIcon fontSize="large" aria-hidden />}
        title={textOf(error)}
        action={
          <>
            <BusyButton variant="outlined" busy={busy} onClick={onRetry}>
              Pokušaj ponovno
            </BusyButton>
            <TextLink alone to="/summer-league">
              Sve sezone
            </TextLink>
          </>
        }
      />
    </SectionCard>
  );
}

function textOf(error: Error): string {
  if (!(error instanceof ApiError) || error.status !== 404) return 'Trenutno nema aktivne lige!';
  // The browser's text for a bare status is not the server's message.
  return error.code === 'UNREADABLE' ? 'Neuspjelo preuzimanje podataka.' : error.message;
}
