import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { withStop } from '@club/shared/domain';
import { SectionCard, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import { pairOf, resultOf } from '../match/match-labels';
import { MatchPair } from '../match/match-pair';
import { type useClosingChoices, useClosingPath } from './closing-choices';

interface DisputedCardProps {
  preview: RoundPreview;
  accepting: Pick<ReturnType<typeof useClosingChoices>, 'accepts' | 'toggle'>;
}

/** Each disputed result is accepted here or corrected before the round is published. */
export function DisputedCard({ preview: { disputed }, accepting: { accepts, toggle } }: DisputedCardProps) {
  const pathTo = useClosingPath();
  if (disputed.length === 0) return null;
  return (
    <SectionCard title="Osporeni rezultati" tone="maintenance">
      <Stack spacing={1}>
        <Typography>Svaki prihvatite kako je upisan ili ga prije objave ispravite.</Typography>
        {disputed.map(({ match, reason }) => (
          <div key={match.id}>
            <FormControlLabel
              control={<Checkbox checked={accepts(match)} onChange={() => toggle(match)} />}
              label={
                <>
                  Osporeno: <MatchPair match={match} />, {resultOf(match)}, razlog: {withStop(reason)} Rezultat ostaje
                  kako je upisan.
                </>
              }
            />
            {/* On the card's colour the theme's link has too little contrast. */}
            <TextLink
              to={pathTo('/admin/pyramid-control/rounds', { match: match.id })}
              color="textPrimary"
              aria-label={`Ispravi, ${pairOf(match)}`}
            >
              Ispravi
            </TextLink>
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
}
