import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { withStop } from '@club/shared/domain';
import { Button, SectionCard, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { isDraft, isOver } from '../controlled-season/season-state';
import { namesOf, unplacedText } from '../controlled-season/unplaced';
import { useTakeBackWithdrawal } from './use-rounds';
import { WithdrawDialog } from './withdraw-dialog';

type Player = SeasonControl['joining'][number];

const joiningOf = (players: readonly Player[]): string =>
  players.length > 0 ? withStop(`Idućom objavom ulaze: ${namesOf(players)}`) : 'Idućom objavom nitko novi ne ulazi.';

const FINISHED = 'Sezona je završena.';
const DRAWN = 'Ždrijeb je objavljen. Tko odustane, svoj sljedeći meč gubi predajom prije meča.';

const UNPLACED = 'Igrač ostaje u ovoj sezoni, ali se u početnu piramidu ne vraća sam: stavite ga na mjesto.';
const RETURNED = 'Igrač ostaje u ovoj sezoni. Meč koji je predan i slobodno kolo ispravljaju se posebno.';

function noteOf(control: SeasonControl): string {
  if (isOver(control)) return FINISHED;
  return control.isDrawn ? DRAWN : joiningOf(control.joining);
}

/** Players who join and who leave at the next publication. */
export function PlayersSection({ control }: { control: SeasonControl }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { leaving, mayReturn, year, version, isDrawn } = control;
  const unplaced = unplacedText(control);
  const confirm = useConfirmSeen();
  const returning = useTakeBackWithdrawal(year);
  const takeBack = (player: Player) =>
    confirm({
      title: 'Želite li poništiti odustajanje?',
      subject: player.displayName,
      lines: [isDraft(control) ? UNPLACED : RETURNED],
      confirm: 'Poništi odustajanje',
      // 'Odustani' could be understood as the withdrawal itself.
      cancel: 'Zatvori',
      act: () => returning.mutateAsync({ playerId: player.id, version }),
    });
  return (
    <SectionCard
      title="Ulasci i odlasci"
      action={!isOver(control) && !isDrawn && <Button onClick={() => setWithdrawing(true)}>Upiši odustajanje</Button>}
    >
      <Stack spacing={1}>
        <Typography>{unplaced ?? noteOf(control)}</Typography>
        {unplaced && <TextLink to="/admin/pyramid-control">Složite početnu piramidu</TextLink>}
        {leaving.length > 0 && <Typography>{withStop(`Idućom objavom izlaze: ${namesOf(leaving)}`)}</Typography>}
        {mayReturn.map((player) => (
          <Stack key={player.id} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
            <Typography>Odustajanje: {player.displayName}</Typography>
            <Button aria-label={`Poništi odustajanje, ${player.displayName}`} onClick={() => void takeBack(player)}>
              Poništi
            </Button>
          </Stack>
        ))}
      </Stack>
      {isWithdrawing && <WithdrawDialog control={control} onClose={() => setWithdrawing(false)} />}
    </SectionCard>
  );
}
