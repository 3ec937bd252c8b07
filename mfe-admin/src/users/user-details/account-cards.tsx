import type { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { gratisForService, reservationCount, sumEuros } from '@club/shared/domain';
import { CardGrid, SectionCard, Typography } from '@club/shared/ui-core';
import { Amount } from '@club/shared/ui-data';
import { balanceNote } from './balance-note';

/** The largest font size at which nine characters fit on a phone. */
const FIGURE = { fontSize: 'clamp(1.375rem, 6.5vw, 1.75rem)', fontWeight: 700 };

/** Balance, debts and gratis reservations at a glance. */
export function AccountCards({ details }: { details: AdminUserDetails }) {
  const { user, unpaidReservations, gratisServiceReservationCount: gratis } = details;
  return (
    <CardGrid>
      <SectionCard>
        <Typography variant="body2" color="textSecondary">
          Stanje računa
        </Typography>
        <Typography sx={FIGURE}>
          <Amount value={user.accountBalance} coloured />
        </Typography>
      </SectionCard>
      <SectionCard>
        <Typography variant="body2" color="textSecondary">
          Neplaćeno
        </Typography>
        <Typography sx={FIGURE}>{reservationCount(unpaidReservations.length)}</Typography>
        {unpaidReservations.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {balanceNote(user.accountBalance, sumEuros(unpaidReservations.map(({ cijena }) => cijena)))}
          </Typography>
        )}
      </SectionCard>
      {gratis > 0 && (
        <SectionCard tone="free">
          <Typography variant="body2" sx={{ color: 'free.main' }}>
            Za uslugu
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 700, color: 'free.main' }}>
            {`Igrač ima još ${gratisForService(gratis)}!`}
          </Typography>
        </SectionCard>
      )}
    </CardGrid>
  );
}
