import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import type { Settings } from '@club/shared/contracts/settings';
import { type SlotPlan, SlotPlanConflict } from '@club/shared/contracts/slot-plan';
import { useContractForm } from '@club/shared/form';
import { Box, BusyButton, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { useState } from 'react';
import { fillUntouched } from '../../forms/form-values/fill-untouched';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { useSubmission } from '../../forms/submission/use-submission';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { conflictingBookings } from '../../reservations/conflicting-bookings/conflicting-bookings';
import { ConflictingBookingsTable } from '../../reservations/conflicting-bookings/conflicting-bookings-table';
import { CourtFields } from './court-fields';
import { NewerPlan } from './newer-plan';
import { SlotPlanForm, startOf } from './slot-plan-form';
import { useSaveSlotPlan } from './use-slot-plan';

interface SlotPlanFieldsProps {
  opened: SlotPlan;
  /** The plan that was saved elsewhere since. */
  newer: SlotPlan | undefined;
  hiddenSlots: Settings['hiddenSlots'];
  /** Receives the saved version; the form keeps its values, because the user may have typed since. */
  onSaved: (version: number) => void;
  onTakeOver: () => void;
}

export function SlotPlanFields({ opened, newer, hiddenSlots, onSaved, onTakeOver }: SlotPlanFieldsProps) {
  const form = useContractForm({ schema: SlotPlanForm, defaultValues: startOf(opened) });
  const [booked, setBooked] = useState<readonly ReservationRow[]>([]);
  const { version, learn, saw } = useSeenVersion(
    opened.version,
    (problem) => SlotPlanConflict.safeParse(problem).data?.plan.version,
  );
  const saving = useSaveSlotPlan();
  useUnsaved(form.formState.isDirty, { isBeingSaved: saving.isPending });
  const { failure, submit } = useSubmission(form, {
    send: async ({ courts }) => {
      // A copy, because the form changes its rows in place.
      const sent = structuredClone(form.getValues());
      const { plan } = await saving.mutateAsync({ version, courts });
      fillUntouched(form, sent, startOf(plan));
      saw(plan.version);
      onSaved(plan.version);
    },
    refused: (error) => {
      setBooked(conflictingBookings(error, 'SLOT_BOOKED') ?? []);
      learn(error);
    },
  });
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit}>
      {newer && <NewerPlan form={form} courts={newer.courts} onTakeOver={onTakeOver} />}
      <Typography color="textSecondary">
        Promjena vrijedi odmah i za sve dane. Odigrane rezervacije zadržavaju svoje vrijeme, a rezervirani termini
        moraju ostati i u novom rasporedu. Termini su između 06:00 i 23:00.
      </Typography>
      <FormFailure>{failure}</FormFailure>
      <ConflictingBookingsTable caption="Rezervacije izvan novih termina" rows={booked} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {opened.courts.map(({ teren }, index) => (
          <CourtFields
            key={teren}
            form={form}
            index={index}
            teren={teren}
            hiddenStarts={hiddenSlots.filter((slot) => slot.teren === teren).map((slot) => slot.vrijemeTermina)}
          />
        ))}
      </Box>
      <Box>
        <BusyButton type="submit" variant="contained" busy={saving.isPending}>
          Spremi termine
        </BusyButton>
      </Box>
    </Stack>
  );
}
