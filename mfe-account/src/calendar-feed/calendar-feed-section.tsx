import { LinesSkeleton, Loaded, SectionCard, Typography } from '@club/shared/ui-core';
import { CalendarAddress } from './calendar-address';
import { NoCalendarAddress } from './no-calendar-address';
import { PhoneInstructions } from './phone-instructions';
import type { useCalendarFeed } from './use-calendar-feed';

/** The member's reservations in a phone's calendar, by a secret address. */
export function CalendarFeedSection({ feed }: { feed: ReturnType<typeof useCalendarFeed> }) {
  return (
    <SectionCard title="Rezervacije u vašem kalendaru">
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        Osobna adresa dodaje vaše termine u kalendar na mobitelu ili računalu. Novi i otkazani termini u njemu se
        osvježavaju sami. Kad promijenite lozinku, adresa prestaje vrijediti i trebate napraviti novu.
      </Typography>
      <Loaded query={feed} what="adresu kalendara" skeleton={<LinesSkeleton lines={4} />}>
        {({ url }) =>
          url ? (
            <>
              <CalendarAddress url={url} />
              <PhoneInstructions />
            </>
          ) : (
            <NoCalendarAddress />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
