import { useAddress } from '@club/shared/address';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { PYRAMID_POSITIONS, PYRAMID_ROWS, plural } from '@club/shared/domain';
import { Alert, Box, Button, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { type ReactNode, useState } from 'react';
import { DragHint } from '../pyramid-board/drag-hint';
import { PyramidBoard } from '../pyramid-board/pyramid-board';
import { MOUSE, PyramidDrag } from '../pyramid-board/pyramid-drag';
import { indexOfPlace, type Place, placeName } from '../pyramid-place/pyramid-place';
import { type Order, type RearrangeMode, trimmed } from '../rearranged-pyramid/rearrange';
import { cellsInOrder } from './cells-in-order';
import { type RearrangingSteps, useSteps } from './use-steps';

const MODES: { value: RearrangeMode; label: string }[] = [
  { value: 'SWAP', label: 'Dvoje mijenja mjesta' },
  { value: 'MOVE', label: 'Jedan prelazi, ostali se pomiču' },
];

export interface RearrangeTexts {
  /** Shown when the pyramid on the server has changed since the first step. */
  outdated: string;
  /** Shown when it contains other players now. */
  impossible: string;
  /** Text of the button that discards the steps. */
  reset: string;
}

interface RearrangeCardProps {
  /** The pyramid to which the steps belong. */
  pyramid: string;
  title: string;
  /** Players with their points, in any order. */
  cells: readonly PyramidCell[];
  base: Order;
  /** Places may stay empty until the pyramid is published. */
  hasFreePlaces?: boolean;
  /** The steps are being saved: another step would be based on the replaced pyramid. */
  busy?: boolean;
  /** Texts that depend on where the pyramid comes from and what else may change it. */
  texts: RearrangeTexts;
  /** Renders the actions that complete the steps. */
  finish: (steps: RearrangingSteps) => ReactNode;
}

/** A pyramid that is rearranged step by step: first the player, then the place, by press or by drag. */
export function RearrangeCard({
  pyramid,
  title,
  cells,
  base,
  hasFreePlaces = false,
  busy = false,
  texts,
  finish,
}: RearrangeCardProps) {
  const steps = useSteps(pyramid, base);
  const { read, change } = useAddress();
  const mode: RearrangeMode = read('way') === 'MOVE' ? 'MOVE' : 'SWAP';
  const [chosen, setChosen] = useState<Place>();
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const announce = (text: string) => setAnnounced(({ count }) => ({ text, count: count + 1 }));
  const shown = cellsInOrder(cells, steps.order);
  // A pyramid that is about to be published has no places below its last row.
  const rows = hasFreePlaces ? PYRAMID_ROWS : Math.ceil(trimmed(steps.order).length / PYRAMID_POSITIONS);
  const nameAt = (place: Place) => shown[indexOfPlace(place)]?.player?.displayName;

  const go = (from: Place, to: Place) => {
    if (busy) return announce(SAVING);
    const [moved, other] = [nameAt(from), nameAt(to)];
    const isAllowed = hasFreePlaces || other !== undefined;
    const isDone = isAllowed && steps.go(indexOfPlace(from), indexOfPlace(to), mode);
    setChosen(undefined);
    if (isDone)
      announce(other && mode === 'SWAP' ? `${moved} i ${other} zamijenili su mjesta.` : `${moved}: ${placeName(to)}.`);
    else announce('Ništa nije promijenjeno: na tom mjestu nema igrača.');
  };
  const choose = (place: Place) => {
    if (busy) return announce(SAVING);
    if (chosen && indexOfPlace(chosen) !== indexOfPlace(place)) return go(chosen, place);
    const name = chosen ? undefined : nameAt(place);
    setChosen(name ? place : undefined);
    announce(name ? `${name}: odaberite novo mjesto.` : '');
  };
  const undo = () => {
    steps.undo();
    setChosen(undefined);
    announce('Zadnji korak je poništen.');
  };
  const reset = () => {
    steps.reset();
    setChosen(undefined);
    announce('Svi koraci su poništeni.');
  };
  return (
    <SectionCard title={title} note={stepCount(steps.count)}>
      <Stack spacing={2}>
        <DragHint otherwise={TAPPING}>
          Odaberite igrača pa novo mjesto, ili ga povucite mišem. Tipkovnicom: strelice vode kroz piramidu, Enter bira.
        </DragHint>
        {steps.isOutdated && !busy && <Alert severity="warning">{texts.outdated}</Alert>}
        {steps.isImpossible && <Alert severity="error">{texts.impossible}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <SelectField
            label="Način"
            value={mode}
            options={MODES}
            onChange={(next) => change({ way: next })}
            sx={{ flex: '1 1 240px' }}
          />
          <Button variant="outlined" disabled={busy || steps.count === 0} onClick={undo}>
            Poništi korak
          </Button>
          <Button disabled={busy || steps.count === 0} onClick={reset}>
            {texts.reset}
          </Button>
          {finish(steps)}
        </Box>
        <Typography role="status" sx={STATUS}>
          {/* A new element each time, because the same text in the same element would not be announced again. */}
          {(busy || announced.text !== SAVING) && <span key={announced.count}>{announced.text}</span>}
        </Typography>
      </Stack>
      <Box sx={{ mx: -2.5, mb: -2.5 }}>
        <PyramidDrag onDrop={({ from }, to) => from && go(from, to)}>
          <PyramidBoard label={title} cells={shown} chosen={chosen} isMovable rows={rows} onChoose={choose} />
        </PyramidDrag>
      </Box>
    </SectionCard>
  );
}

/** Room for the text about a choice, which on a phone takes two lines, so that nothing below moves. */
const STATUS = { minHeight: { xs: '3em', sm: '1.5em' }, fontWeight: 600 } as const;

/** A screen as narrow as a phone may be an enlarged page of a computer, with its keyboard. */
const TAPPING = (
  <>
    Odaberite igrača pa novo mjesto.
    <Box component="span" sx={{ display: 'none', [MOUSE]: { display: 'inline' } }}>
      {' '}
      Tipkovnicom: strelice vode kroz piramidu, Enter bira.
    </Box>
  </>
);

const SAVING = 'Piramida se upravo sprema.';

const stepCount = (count: number): string =>
  count === 0 ? 'bez promjena' : `${count} ${plural(count, 'korak', 'koraka', 'koraka')}`;
