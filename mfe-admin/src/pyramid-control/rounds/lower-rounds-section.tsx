import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Button, SectionCard, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { LowerRoundsDialog } from './lower-rounds-dialog';

/** The number of rounds, which can be lowered while rounds are left. */
export function LowerRoundsSection({ control }: { control: SeasonControl }) {
  const [isLowering, setLowering] = useState(false);
  const { rounds, plannedRounds } = control;
  const round = rounds.at(-1);
  return (
    <>
      {round?.state === 'OPEN' && round.number < plannedRounds && (
        <SectionCard
          title="Broj kola"
          action={
            // Quiet, because it cannot be undone and is needed only when a season cannot be played to its end.
            <Button color="inherit" onClick={() => setLowering(true)}>
              Smanji broj kola
            </Button>
          }
        >
          <Typography>
            Planirano je {plannedRounds}, a objavljeno {rounds.length}. Nakon zadnjeg kola slijedi završni turnir.
          </Typography>
        </SectionCard>
      )}
      {/* Outside, so that the typed reason stays if somebody else closes the round meanwhile. */}
      {isLowering && <LowerRoundsDialog control={control} onClose={() => setLowering(false)} />}
    </>
  );
}
