import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useConfirm } from '@club/shared/dialogs';
import { Box, Button, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { useFinishSeason, usePrepareSeason } from './use-knockout';

/** The winners, ending the season, and then preparing the next one. */
export function ChampionsCard({ control, draw }: { control: SeasonControl; draw: LeagueDraw }) {
  const { year, version, state, mayFinish } = control;
  const confirm = useConfirm();
  const finishing = useFinishSeason(year);
  const preparing = usePrepareSeason();
  const champion = draw.main?.champion?.displayName;
  const finish = () =>
    confirm({
      title: `Želite li završiti sezonu ${year}.?`,
      subject: `Prvak: ${champion}`,
      lines: ['Nakon toga se rezultati, ždrijeb i datumi više ne mijenjaju.'],
      confirm: 'Završi sezonu',
      tone: 'danger',
      act: () => finishing.mutateAsync({ version }),
    });
  const prepare = () =>
    confirm({
      title: `Želite li pripremiti sezonu ${year + 1}.?`,
      lines: ['Pravila su kao ove sezone. Početna piramida slaže se po završnom poretku i prijavama.'],
      confirm: 'Pripremi',
      act: () => preparing.mutateAsync(year + 1),
    });
  return (
    <SectionCard title={state === 'FINISHED' ? `Sezona ${year}. je završena` : 'Osvajači'}>
      <Stack spacing={1.5}>
        <dl style={{ margin: 0 }}>
          {placesOf(draw).map(([title, name]) => (
            <Box key={title} sx={{ display: 'flex', gap: 1 }}>
              <Typography component="dt" color="textSecondary" sx={{ minWidth: 130 }}>
                {title}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {name ?? 'još nije poznat'}
              </Typography>
            </Box>
          ))}
        </dl>
        {mayFinish && (
          <div>
            <Button variant="contained" onClick={() => void finish()}>
              Završi sezonu
            </Button>
          </div>
        )}
        {state === 'FINISHED' && (
          <div>
            <Button variant="contained" onClick={() => void prepare()}>
              Pripremi sezonu {year + 1}.
            </Button>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
}

function placesOf({ main, consolation }: LeagueDraw): [title: string, name: string | undefined][] {
  const final = main?.stages.at(-1)?.matches[0];
  const second = final?.winner && final.sides.find(({ player }) => player && player.id !== final.winner?.id)?.player;
  return [
    ['Prvak', main?.champion?.displayName],
    ['Drugo mjesto', second?.displayName],
    ...(main?.thirdPlace
      ? [['Treće mjesto', main.thirdPlace.winner?.displayName] as [string, string | undefined]]
      : []),
    ...(consolation ? [['Utješni turnir', consolation.champion?.displayName] as [string, string | undefined]] : []),
  ];
}
