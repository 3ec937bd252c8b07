import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { withStop } from '@club/shared/domain';
import { Alert, Box, BusyButton, Button, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { FormFailure, FormRadios, FormSelect } from '@club/shared/ui-form';
import { NumberField } from '../../forms/form-field/number-field';
import { mayBeChosen, playerOptions } from '../controlled-season/player-options';
import { isChangeable, isDraft, isOver } from '../controlled-season/season-state';
import { cellAt } from '../pyramid-place/pyramid-place';
import { useClosingPath } from '../round-closing/closing-choices';
import { NOBODY } from './place-form';
import type { Placing } from './use-placing';

const YES_NO = [
  { value: 'yes', label: 'Da' },
  { value: 'no', label: 'Ne' },
];

/** Player, place and whether a player is replaced. */
export function PlaceFields({ control, placing }: { control: PyramidControl; placing: Placing }) {
  const { form, failure, busy, place } = placing;
  if (!isChangeable(control)) return <Closed state={control.state} />;
  const cell = cellAt(control['List of pyramid'], place);
  const regular = cell?.substituted ?? cell?.player;
  const draft = isDraft(control);
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={placing.save}>
      <FormFailure>{failure}</FormFailure>
      <FormSelect
        control={form.control}
        name="playerId"
        label="Igrač"
        options={[
          { value: NOBODY, label: draft ? 'Nitko (prazno mjesto)' : 'Nitko (bez zamjene)' },
          ...playerOptions(
            control['List of players'],
            // Who was chosen stays chosen when somebody else puts him into the pyramid: the server refuses him then.
            (player) => player.id === placing.playerId || mayBeChosen(player),
          ),
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <NumberField control={form.control} name="row" label="Red (1–20)" maxLength={2} />
        <NumberField control={form.control} name="position" label="Pozicija (1–4)" maxLength={2} />
      </Box>
      <FormRadios control={form.control} name="replacePlayer" label="Zamjena" options={YES_NO} />
      {!draft && regular && control.round && (
        <Alert severity="info" role="status">
          Redovni igrač: {withStop(regular.displayName)} Zamjena vrijedi samo u {control.round.number}. kolu, bez
          bodova.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton type="submit" variant="contained" busy={busy} sx={{ flex: 1 }}>
          Spremi
        </BusyButton>
        <Button
          variant="outlined"
          sx={{ flex: 1 }}
          disabled={!draft || !cell?.player}
          aria-disabled={busy}
          onClick={() => cell?.player && !busy && void placing.clear(place, cell.player)}
        >
          Isprazni polje
        </Button>
      </Box>
    </Stack>
  );
}

/** Shown when all rounds are closed. Until the season is finished, an absence can still be recorded (resolution 43). */
function Closed({ state }: Pick<PyramidControl, 'state'>) {
  const pathTo = useClosingPath();
  if (isOver({ state })) {
    return <Typography>Sva su kola zatvorena, pa se ni zamjena više ne može upisati.</Typography>;
  }
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        Sva su kola zatvorena. Zaboravljena odsutnost ili zamjena upisuje se uz kola: bodovi se računaju iznova, mjesta
        ostaju.
      </Typography>
      <TextLink alone to={pathTo('/admin/pyramid-control/rounds')}>
        Odsutnosti i zamjene
      </TextLink>
    </>
  );
}
