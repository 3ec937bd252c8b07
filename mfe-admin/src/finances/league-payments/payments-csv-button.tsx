import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { DownloadButton } from '@club/shared/download';

/** The year's fees, paid and unpaid, as a file for a spreadsheet. */
export function PaymentsCsvButton({ year: { year } }: { year: LeaguePaymentsOfYear }) {
  return (
    <DownloadButton
      path="admin-payments-league.csv"
      query={{ year: String(year) }}
      label={`Izvoz u CSV: članarine ${year}.`}
    >
      Izvoz u CSV
    </DownloadButton>
  );
}
