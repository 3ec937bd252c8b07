import type { Bracket, LeagueDraw } from '@club/shared/contracts/league/draw';
import { CARD, PHONE } from '@club/shared/theme';
import { Box, styled } from '@club/shared/ui-core';
import { bracketHalves } from '../bracket/bracket-halves';
import { BracketTree } from '../bracket/bracket-tree';
import { PhaseChampion } from '../bracket/phase-champion';
import { PhaseView } from '../bracket/phase-view';
import { PrintedHalves } from '../bracket/printed-halves';
import { usePhase } from '../bracket/use-phase';
import { PrintButton } from '../print/print-button';
import { ONE_PART, SIDE_BY_SIDE } from '../pyramid/layout';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { DrawLegend } from './draw-legend';
import { TOURNAMENT, useIsConsolation } from './use-is-consolation';

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 14,
  '& > nav': { flex: '0 1 auto' },
  [PHONE]: { '& > nav': { flex: '1 1 0' } },
  '@media print': { display: 'none' },
});

const Wide = styled('div')(({ theme }) => ({
  padding: '14px 16px 18px',
  ...CARD({ theme }),
  [ONE_PART]: { display: 'none' },
  '@media print': { padding: 0, border: 0, '&[data-printed-in-halves]': { display: 'none' } },
}));

const Paper = styled('div')({ '@media screen': { display: 'none' } });

const Phases = styled('div')({ [SIDE_BY_SIDE]: { '&:not([data-alone])': { display: 'none' } } });

const TOURNAMENTS = [
  { value: 'main', label: 'Glavni turnir' },
  { value: 'consolation', label: 'Utješni turnir' },
] as const;

/** One of a season's tournaments: the whole bracket, on a narrow screen phase by phase. */
export function SeasonDraw({ draw, main }: { draw: LeagueDraw; main: Bracket }) {
  const { consolation, year } = draw;
  const isConsolation = useIsConsolation(draw);
  const bracket = (isConsolation && consolation) || main;
  const stage = usePhase(bracket);
  const hasMatches = bracket.stages.length > 0;
  const halves = bracketHalves(bracket.stages);
  const championTitle = isConsolation ? `Pobjednik utješnog turnira ${year}.` : `Prvak ${year}.`;
  /** Also of a bracket without phases. */
  const isFinal = stage === bracket.stages.at(-1);
  const champion = bracket.champion && <PhaseChampion title={championTitle} name={bracket.champion.displayName} />;
  return (
    <>
      <Controls>
        {consolation && (
          <SegmentedControl
            label="Turnir"
            param={TOURNAMENT}
            value={isConsolation ? 'consolation' : 'main'}
            options={TOURNAMENTS}
          />
        )}
        <DrawLegend draw={draw} bracket={bracket} />
        <PrintButton />
      </Controls>
      {hasMatches && (
        <Wide data-printed-in-halves={halves ? true : undefined}>
          <BracketTree bracket={bracket} championTitle={championTitle} />
        </Wide>
      )}
      {halves && (
        <Paper>
          <PrintedHalves bracket={bracket} halves={halves} championTitle={championTitle} />
        </Paper>
      )}
      {/* Without matches there is no tree that would show the champion on a wide screen and on paper. */}
      <Phases data-alone={!hasMatches || undefined}>
        {stage ? (
          <PhaseView bracket={bracket} stage={stage}>
            {isFinal && champion}
          </PhaseView>
        ) : (
          champion
        )}
        {bracket.champion && !isFinal && (
          <Box sx={{ mt: 1, textAlign: 'center' }}>
            {championTitle} <b>{bracket.champion.displayName}</b>
          </Box>
        )}
      </Phases>
    </>
  );
}
