import { useAddress } from '@club/shared/address';
import type { Bracket, BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { NextIcon, PreviousIcon } from '@club/shared/icons';
import { TARGET } from '@club/shared/theme';
import { Box, styled, TextLink, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { matchName, stageCount, THIRD_PLACE } from './bracket-labels';
import { FeedingPair } from './feeding-pair';
import { sourceOf, thirdPlaceSource } from './line-source';
import { PhaseSwitch } from './phase-switch';
import { PHASE } from './use-phase';

const Ends = styled('nav')({ display: 'flex', justifyContent: 'space-between', marginTop: 8 });
const End = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  textDecoration: 'none',
});

interface PhaseViewProps {
  bracket: Bracket;
  stage: BracketStage;
  /** Shown above the matches. */
  children?: ReactNode;
}

/**
 * One phase of a bracket for a narrow screen: a card for two matches whose winners meet, with the next result below.
 */
export function PhaseView({ bracket: { stages, thirdPlace }, stage, children }: PhaseViewProps) {
  const { hrefWith } = useAddress();
  const index = stages.indexOf(stage);
  const [previous, next] = [stages[index - 1], stages[index + 1]];
  const pairs = pairsOf(stage.matches);
  const to = (phase: string) => hrefWith({ [PHASE]: phase });
  return (
    <>
      <PhaseSwitch stages={stages} stage={stage} />
      {/* A new section for each phase, so that the focus of a link that disappears moves to the new heading. */}
      <section key={stage.phase}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, my: 1.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
            {phaseLabel(stage.phase)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {stageCount(stage.matches)}
          </Typography>
        </Box>
        {children}
        {pairs.map((pair, number) => (
          <FeedingPair
            key={pair[0]?.id}
            matches={pair}
            from={sourceOf(stages, index)}
            nameOf={(match) => matchName(stage, match)}
            next={next && { phase: next.phase, match: next.matches[number], to: to(next.phase) }}
          />
        ))}
        {!next && thirdPlace && (
          <>
            <Typography variant="h2" sx={{ my: 1.5 }}>
              {THIRD_PLACE}
            </Typography>
            <FeedingPair
              matches={[thirdPlace]}
              from={thirdPlaceSource(stages)}
              nameOf={() => THIRD_PLACE}
              next={undefined}
            />
          </>
        )}
        <Ends aria-label="Susjedne faze">
          <span>
            {previous && (
              <End to={to(previous.phase)} replace>
                <PreviousIcon aria-hidden /> {phaseLabel(previous.phase)}
              </End>
            )}
          </span>
          {next && (
            <End to={to(next.phase)} replace>
              {phaseLabel(next.phase)} <NextIcon aria-hidden />
            </End>
          )}
        </Ends>
      </section>
    </>
  );
}

/** The winners of matches 1 and 2 meet in match 1 of the next stage, and so on; the final is alone. */
function pairsOf(matches: readonly BracketMatch[]): BracketMatch[][] {
  return Array.from({ length: Math.ceil(matches.length / 2) }, (_, index) => matches.slice(index * 2, index * 2 + 2));
}
