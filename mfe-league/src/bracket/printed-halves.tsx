import type { Bracket, BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { styled } from '@club/shared/ui-core';
import { THIRD_PLACE } from './bracket-labels';
import { BracketTree } from './bracket-tree';
import { type LineSource, sourceOf, thirdPlaceSource } from './line-source';
import { MatchLines } from './match-lines';
import { MatchCard } from './tree-parts';

const Sheet = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 1fr)',
  columnGap: 4,
  '& + &': { breakBefore: 'page' },
  '& > h2': { gridColumn: 'span 2', margin: '0 0 10px', fontSize: '0.9375rem' },
});

const Goal = styled('div')(({ theme }) => ({
  '& h3': { margin: '0 0 4px', fontSize: '0.875rem', fontWeight: 700 },
  '& ul': { position: 'static', marginBottom: 16 },
  '& li': { minHeight: '1.375rem' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

interface PrintedHalvesProps {
  bracket: Bracket;
  halves: readonly (readonly BracketStage[])[];
  championTitle: string;
}

/** A large bracket in print: a sheet for each half, with the final on both. */
export function PrintedHalves({ bracket, halves, championTitle }: PrintedHalvesProps) {
  const final = bracket.stages.at(-1);
  const winners = sourceOf(bracket.stages, bracket.stages.length - 1);
  const losers = thirdPlaceSource(bracket.stages);
  return (
    <>
      {halves.map((stages, index) => (
        <Sheet key={index}>
          <h2>{index === 0 ? 'Gornja polovica' : 'Donja polovica'}</h2>
          <div>
            <BracketTree bracket={{ stages: [...stages], thirdPlace: null, champion: null }} championTitle="" />
          </div>
          <Goal>
            {final?.matches[0] && <GoalMatch title={phaseLabel(final.phase)} match={final.matches[0]} from={winners} />}
            {bracket.thirdPlace && <GoalMatch title={THIRD_PLACE} match={bracket.thirdPlace} from={losers} />}
            {bracket.champion && (
              <>
                <p>{championTitle}</p>
                <strong>{bracket.champion.displayName}</strong>
              </>
            )}
          </Goal>
        </Sheet>
      ))}
    </>
  );
}

function GoalMatch({ title, match, from }: { title: string; match: BracketMatch; from: LineSource }) {
  return (
    <>
      <h3>{title}</h3>
      <MatchCard aria-label={title}>
        <MatchLines match={match} from={from} />
      </MatchCard>
    </>
  );
}
