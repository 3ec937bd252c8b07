import { useClubProfile } from '@club/shared/club-profile';
import { useConfirm } from '@club/shared/dialogs';
import { reservationCount } from '@club/shared/domain';
import { useWhileThere } from '@club/shared/reservation';
import { Box, BusyButton, Button, SectionCard, Stack, VisuallyHidden } from '@club/shared/ui-core';
import { FormFailure, FormTextField } from '@club/shared/ui-form';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { refundLines } from '../reservation/refund';
import { ClosureRangeFields } from './closure-fields';
import { closureLines } from './closure-labels';
import { isNothingToClose, useCloseCourts } from './use-close-courts';
import { isSameEffect, useClosurePlan } from './use-closure-plan';
import { useDoneClosure } from './use-done-closure';
import { VoidedCard } from './voided-card';

const CHANGED = 'Rezervacije su se u međuvremenu promijenile. Pogledajte novi pregled.';

/** Form, preview, confirmation, and the bookings that were voided. */
export function ClosurePlanner({ today }: { today: string }) {
  const { form, look, busy, failure, preview, effectNow, sending, dropped, closed } = useClosurePlan(today);
  const { done, setDone } = useDoneClosure();
  const confirm = useConfirm();
  const whileThere = useWhileThere();
  const { slotPlan } = useClubProfile();
  const closing = useCloseCourts();
  useUnsaved(form.formState.isDirty, { isBeingSaved: closing.isPending, hasAnswer: true });

  const close = async () => {
    if (!preview) return;
    const { closure, key } = preview;
    let isSent = false;
    let isObsolete = false;
    let isClosed = false;
    const send = async () => {
      isSent = true;
      sending(key);
      try {
        setDone(await closing.mutateAsync({ closure, key }));
      } catch (error) {
        isObsolete = isNothingToClose(error);
        throw error;
      }
    };
    // Once it is sent only its answer ends the question.
    const lost = () => (isSent || isSameEffect(preview, effectNow()) ? undefined : CHANGED);
    await whileThere(lost, async (until) => {
      isClosed = await confirm({
        title: 'Želite li zatvoriti terene?',
        lines: [...closureLines(preview, slotPlan), ...refundLines(preview.voided)],
        confirm: 'Zatvori terene',
        tone: 'danger',
        until,
        act: send,
        // The preview shows it.
        goesOnAfter: isNothingToClose,
      });
    });
    if (isObsolete) return dropped();
    if (isClosed) closed();
  };
  const title = preview ? `Otkazuje se: ${reservationCount(preview.voided.length)}` : '';
  return (
    <Stack spacing={3}>
      <SectionCard title="Što se zatvara">
        <Stack component="form" spacing={2} noValidate onSubmit={look}>
          <FormFailure>{failure}</FormFailure>
          <ClosureRangeFields control={form.control} />
          <FormTextField
            control={form.control}
            name="reason"
            label="Razlog"
            placeholder="Kiša"
            helperText="Igrači ga vide u rasporedu i uz otkazanu rezervaciju."
            autoComplete="off"
          />
          <Box>
            <BusyButton type="submit" variant={preview ? 'outlined' : 'contained'} busy={busy}>
              Pregled rezervacija
            </BusyButton>
          </Box>
        </Stack>
      </SectionCard>
      {/* Announces the preview, which appears below; emptied while it loads, so that an equal one is announced again. */}
      <VisuallyHidden role="status">{!busy && title}</VisuallyHidden>
      {preview && (
        <VoidedCard title={title} voided={preview.voided}>
          <Box sx={{ p: 2.5 }}>
            <Button variant="contained" color="error" onClick={() => void close()}>
              Zatvori terene
            </Button>
          </Box>
        </VoidedCard>
      )}
      {done && !preview && <VoidedCard title={done.message} voided={done.voided} />}
    </Stack>
  );
}
