import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Button, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { WithdrawDialog } from './withdraw-dialog';

const namesOf = (players: SeasonControl['joining']): string => players.map(({ displayName }) => displayName).join(', ');

/** Who comes in and who goes at the next publication. */
export function PlayersSection({ control }: { control: SeasonControl }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { joining, leaving, state } = control;
  return (
    <SectionCard
      title="Ulasci i odlasci"
      action={state !== 'FINISHED' && <Button onClick={() => setWithdrawing(true)}>Upiši odustajanje</Button>}
    >
      <Stack spacing={1}>
        <Typography>
          {joining.length > 0 ? `Idućom objavom ulaze: ${namesOf(joining)}.` : 'Idućom objavom nitko novi ne ulazi.'}
        </Typography>
        {leaving.length > 0 && <Typography>Idućom objavom izlaze: {namesOf(leaving)}.</Typography>}
      </Stack>
      {isWithdrawing && <WithdrawDialog control={control} onClose={() => setWithdrawing(false)} />}
    </SectionCard>
  );
}
