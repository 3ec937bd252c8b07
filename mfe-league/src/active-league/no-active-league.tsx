import { useClubDay } from '@club/shared/club-day';
import { ApiError } from '@club/shared/http';
import { InfoIcon } from '@club/shared/icons';
import { BusyButton, EmptyState, SectionCard } from '@club/shared/ui-core';
import { EmptySeasonLinks, notBegunText } from '../season/not-begun';
import { useNotBegun } from '../season/use-not-begun';

interface NoActiveLeagueProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/**
 * A 404 shows the server's message; any other failure shows that there is no active league (specification, section 8).
 */
export function NoActiveLeague({ error, busy, onRetry }: NoActiveLeagueProps) {
  const year = useClubDay().data?.leagueYear;
  // Any other failure has no information about the season.
  const notBegun = useNotBegun(isMissing(error) ? year : undefined);
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
            <EmptySeasonLinks notBegun={notBegun} />
          </>
        }
      >
        {notBegun && notBegunText(notBegun)}
      </EmptyState>
    </SectionCard>
  );
}

const isMissing = (error: Error): error is ApiError => error instanceof ApiError && error.status === 404;

function textOf(error: Error): string {
  if (!isMissing(error)) return 'Trenutno nema aktivne lige!';
  // The browser's text for a bare status is not the server's message.
  return error.code === 'UNREADABLE' ? 'Neuspjelo preuzimanje podataka.' : error.message;
}
