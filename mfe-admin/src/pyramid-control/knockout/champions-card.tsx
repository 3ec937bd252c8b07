import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Box, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { isOver } from '../controlled-season/season-state';
import { FinishSeasonButton } from './finish-season-button';
import { NextSeasonButton } from './next-season-button';

/** The winners, and the buttons to end the season and then prepare the next one. */
export function ChampionsCard({ control, draw }: { control: SeasonControl; draw: LeagueDraw }) {
  const { year } = control;
  const isFinished = isOver(control);
  return (
    <SectionCard title={isFinished ? `Sezona ${year}. je završena` : 'Osvajači'}>
      <Stack spacing={1.5}>
        <dl style={{ margin: 0 }}>
          {placesOf(draw).map(([title, name]) => (
            <Box key={title} sx={{ display: 'flex', gap: 1 }}>
              <Typography component="dt" color="textSecondary" sx={{ minWidth: 130 }}>
                {title}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {name ?? (isFinished ? 'nije dodijeljeno' : 'još nije poznato')}
              </Typography>
            </Box>
          ))}
        </dl>
        <div>
          {isFinished ? (
            <NextSeasonButton last={control} />
          ) : (
            <FinishSeasonButton control={control} champion={draw.main?.champion?.displayName} />
          )}
        </div>
      </Stack>
    </SectionCard>
  );
}

function placesOf({ main, consolation }: LeagueDraw): [title: string, name: string | undefined][] {
  const final = main?.stages.at(-1)?.matches[0];
  const second = final?.winner && final.sides.find(({ player }) => player && player.id !== final.winner?.id)?.player;
  return [
    ['Prvo mjesto', main?.champion?.displayName],
    ['Drugo mjesto', second?.displayName],
    ...(main?.thirdPlace
      ? [['Treće mjesto', main.thirdPlace.winner?.displayName] as [string, string | undefined]]
      : []),
    ...(consolation ? [['Utješni turnir', consolation.champion?.displayName] as [string, string | undefined]] : []),
  ];
}
