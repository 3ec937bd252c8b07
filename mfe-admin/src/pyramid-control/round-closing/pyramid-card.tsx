import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { MovementLegend } from '@club/shared/league-pyramid';
import { Box, SectionCard } from '@club/shared/ui-core';
import { Disclosure } from '@club/shared/ui-data';
import { useState } from 'react';
import { ResultPyramid } from '../result-pyramid/result-pyramid';
import { PointsTable } from './points-table';

/** The pyramid that the results of the round lead to, and below it, on request, how the points came to be. */
export function PyramidCard({ preview: { round, pyramid } }: { preview: RoundPreview }) {
  const [isOpen, setOpen] = useState(false);
  const title = `Piramida nakon ${round.number}. kola`;
  return (
    <SectionCard title={title} flush action={pyramid.length > 0 && <MovementLegend />}>
      {pyramid.length === 0 ? (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>Piramida je prazna.</Box>
      ) : (
        <>
          <ResultPyramid label={title} cells={pyramid} separatorRows={round.separatorRows} />
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Disclosure summary="Bodovi po igračima" open={isOpen} onToggle={setOpen}>
              {/* A closed table would be measured without a width, and shown in stacks. */}
              {isOpen && <PointsTable pyramid={pyramid} />}
            </Disclosure>
          </Box>
        </>
      )}
    </SectionCard>
  );
}
