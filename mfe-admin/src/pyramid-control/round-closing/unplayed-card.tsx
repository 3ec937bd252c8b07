import { useClubDay } from '@club/shared/club-day';
import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { briefDate } from '@club/shared/domain';
import { LARGE_TEXT } from '@club/shared/theme';
import { Alert, Box, SectionCard, TextLink } from '@club/shared/ui-core';
import { pairOf } from '../match/match-labels';
import { MatchPair } from '../match/match-pair';
import { CardLines } from './card-lines';
import { useClosingPath } from './closing-choices';

/** The matches that will count as unplayed, each with the link to enter its result. */
export function UnplayedCard({ preview: { unplayed, round } }: { preview: RoundPreview }) {
  const pathTo = useClosingPath();
  return (
    <SectionCard title="Nije odigrano" note={String(unplayed.length)} flush>
      {unplayed.length === 0 ? (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>Svi mečevi imaju rezultat.</Box>
      ) : (
        <>
          {/* Not an alert, which would be announced: the page always shows it. */}
          <Alert severity="warning" role="note" sx={{ m: 1.5, mb: 0.5, [LARGE_TEXT]: { m: 0, borderRadius: 0 } }}>
            <Deadline endDate={round.endDate} />
            Što ostane otvoreno, vrijedi kao neodigrano: 0 bodova, bez pomaka.
          </Alert>
          <CardLines role="list">
            {unplayed.map((match) => (
              <li key={match.id}>
                <span>
                  <MatchPair match={match} />
                </span>
                <TextLink
                  alone
                  to={pathTo('/admin/pyramid-control/rounds', { match: match.id })}
                  aria-label={`Upiši, ${pairOf(match)}`}
                >
                  Upiši
                </TextLink>
              </li>
            ))}
          </CardLines>
        </>
      )}
    </SectionCard>
  );
}

/** The last day on which the players enter results themselves. */
function Deadline({ endDate }: { endDate: string | null }) {
  const today = useClubDay().data?.today;
  if (!endDate || !today) return null;
  return today <= endDate ? `Rok za upis je ${briefDate(endDate)} ` : `Rok za upis bio je ${briefDate(endDate)} `;
}
