import { useClubDay, useWallClock } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import { slotLengths } from '@club/shared/domain';
import { Box, PageHeading, TextLink } from '@club/shared/ui-core';
import { useMayPickFree } from '../court-grid/club-opening';
import { CourtGrid } from '../court-grid/court-grid';
import { isGridClosed } from '../court-grid/grid-days';
import { slotsQuery } from '../court-grid/grid-queries';
import { BookingRules } from './booking-rules';
import { SlotButton, SlotCells } from './slot-button';
import { SlotLegend } from './slot-legend';
import { slotState } from './slot-state';
import { useInvitedOpponent } from './use-invited-opponent';
import { useMayMaintain } from './use-may-maintain';
import { useSlotSteps } from './use-slot-steps';

/** Hidden, but keeps its place, while nothing can be booked or that is not known yet: on a phone it is a line of its own. */
const Invitation = ({ isShown = false }: { isShown: boolean | undefined }) => (
  <span style={{ visibility: isShown ? undefined : 'hidden' }}>Odaberite slobodan termin.</span>
);

export default function MainReservationsScreen() {
  const now = useWallClock();
  const { invited: opponent } = useInvitedOpponent();
  const { slotPlan } = useClubProfile();
  const clubDay = useClubDay().data;
  const fairUse = clubDay?.fairUse;
  const { begin, busy } = useSlotSteps(fairUse);
  const mayPick = useMayPickFree();
  const mayMaintain = useMayMaintain();
  const viewer = { now, mayPick, mayMaintain, cancelHours: fairUse?.cancelHours ?? null };
  return (
    <>
      <PageHeading
        title="Rezervacija terena"
        subtitle={
          <>
            Termin traje {slotLengths(slotPlan)}. <Invitation isShown={clubDay && mayPick && !isGridClosed(clubDay)} />
            {opponent && <div>Meč lige, protivnik: {opponent}</div>}
          </>
        }
        action={
          <Box sx={{ displayPrint: 'none' }}>
            <TextLink alone to="/by-names">
              Tko igra? Po imenima <span aria-hidden>→</span>
            </TextLink>
          </Box>
        }
      />
      <SlotCells>
        <CourtGrid
          query={slotsQuery}
          legend={
            <>
              <SlotLegend free={mayPick ? 'free' : 'unopened'} />
              {fairUse && <BookingRules rules={fairUse} />}
            </>
          }
        >
          {(slot) => {
            const state = slotState(slot, viewer);
            const { action } = state;
            return (
              <SlotButton
                slot={slot}
                state={state}
                busy={busy?.id === slot.id && busy.date === slot.date}
                onPick={() => action && begin(action, slot)}
              />
            );
          }}
        </CourtGrid>
      </SlotCells>
    </>
  );
}
