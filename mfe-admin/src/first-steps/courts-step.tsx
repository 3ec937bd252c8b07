import type { ClubOpening } from '@club/shared/contracts/club-opening';
import { useNotify } from '@club/shared/notices';
import { BlockSkeleton, Loaded, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormControlLabel, SavedSwitch } from '@club/shared/ui-form';
import { HiddenSlotsSection } from '../settings/club-settings/hidden-slots-section';
import { useSettings } from '../settings/club-settings/use-settings';
import { SlotPlanSection } from '../settings/slot-plan/slot-plan-section';
import { useSaveLights } from './use-first-steps';

/** There are always two courts; clubs differ in lights, in the slots, and in which slots are offered. */
export function CourtsStep({ courts }: { courts: ClubOpening['courts'] }) {
  return (
    <Stack spacing={3}>
      <SectionCard title="Rasvjeta">
        <Lights courts={courts} />
      </SectionCard>
      <Loaded query={useSettings()} what="termine" skeleton={<BlockSkeleton height={200} />}>
        {({ hiddenSlots, slots }) => (
          <>
            <SlotPlanSection hiddenSlots={hiddenSlots} />
            <HiddenSlotsSection hiddenSlots={hiddenSlots} slots={slots} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Lights({ courts }: { courts: ClubOpening['courts'] }) {
  const saving = useSaveLights();
  const notify = useNotify();
  const save = async (teren: number, lighted: boolean) => {
    const others = courts.filter((court) => court.lighted && court.teren !== teren).map((court) => court.teren);
    // Of the moved court the switch showed the opposite, which `courts` may not contain yet after the move before.
    const [off, on] = [others, [...others, teren]];
    const change = lighted ? { lighted: on, seen: off } : { lighted: off, seen: on };
    // Not with a callback of `mutate`: of two pending calls only the last would report its refusal.
    return saving.mutateAsync(change).catch((error) => {
      notify.refusal(error);
      throw error;
    });
  };
  return (
    <>
      <Typography color="textSecondary">Na terenu s rasvjetom kasni termini imaju noćnu cijenu.</Typography>
      {courts.map(({ teren, lighted }) => (
        <div key={teren}>
          <FormControlLabel
            label={`Teren ${teren} ima rasvjetu`}
            control={
              <SavedSwitch
                checked={lighted}
                save={(checked) => save(teren, checked)}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          />
        </div>
      ))}
    </>
  );
}
