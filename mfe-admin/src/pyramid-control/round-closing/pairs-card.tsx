import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { Box, Button, SectionCard, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { useId, useState } from 'react';
import { namesOf } from '../controlled-season/unplaced';
import { MatchPair } from '../match/match-pair';
import { CardLines } from './card-lines';

/** The pairs that are shown at first: enough to check the order, without making the page longer than the pyramid. */
const FIRST = 10;

/** The pairs of the next round. */
export function PairsCard({ next }: { next: NonNullable<RoundPreview['next']> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { round, matches, byes } = next;
  return (
    <SectionCard
      title={`Parovi ${round.number}. kola`}
      note={String(matches.length)}
      flush
      action={
        matches.length > FIRST && (
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={isOpen ? `Prvih ${FIRST} parova ${round.number}. kola` : `Svi parovi ${round.number}. kola`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? `Prvih ${FIRST}` : 'Svi'}
          </Button>
        )
      }
    >
      {byes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, py: 1.25 }}>
          Bez protivnika: {namesOf(byes)}
        </Typography>
      )}
      {matches.length === 0 ? (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>Nema parova.</Box>
      ) : (
        <CardLines role="list" id={id}>
          {matches.slice(0, isOpen ? undefined : FIRST).map((match) => (
            <li key={match.id}>
              <span>
                <MatchPair match={match} />
              </span>
              <span data-aside>
                {match.row2}. → {match.row1}.<VisuallyHidden> red</VisuallyHidden>
              </span>
            </li>
          ))}
        </CardLines>
      )}
    </SectionCard>
  );
}
