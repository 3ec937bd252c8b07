import { CalendarIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { BusyButton, Typography } from '@club/shared/ui-core';
import { useChangeCalendarFeed } from './use-calendar-feed';

export function NoCalendarAddress() {
  const notify = useNotify();
  const change = useChangeCalendarFeed();
  const make = () =>
    // Not as callbacks of `mutate`, which are not called once the screen has been left.
    change
      .mutateAsync('post')
      .then(({ message }) => notify.success(message ?? 'Adresa kalendara je napravljena.'), notify.refusal);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Nemate adresu kalendara.
      </Typography>
      <BusyButton variant="outlined" startIcon={<CalendarIcon />} busy={change.isPending} onClick={make}>
        Napravi adresu
      </BusyButton>
    </>
  );
}
