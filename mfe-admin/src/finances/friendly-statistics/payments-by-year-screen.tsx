import type { YearPayment } from '@club/shared/contracts/finances/payments';
import { BookYearText } from '@club/shared/contracts/finances/years';
import { shortDate } from '@club/shared/domain';
import { DownloadButton } from '@club/shared/download';
import { useAllSettled } from '@club/shared/query';
import { useParams } from '@club/shared/router';
import {
  Box,
  EmptyState,
  Loaded,
  NotFound,
  PageHeading,
  SectionCard,
  Stack,
  TableSkeleton,
  TextLink,
} from '@club/shared/ui-core';
import { Amount, type Column, DataTable, Pager, usePage } from '@club/shared/ui-data';
import { formatShown, PAGE_SIZE, placeOf } from '../../lists/paging/page-of';
import { ShownStatus } from '../../lists/paging/shown-status';
import { YearLinks } from '../books/year-links';
import { useFriendlyStatistics } from './use-friendly-statistics';
import { usePaymentYears, useYearPayments } from './use-payments';

const addressOf = (year: number): string => `/admin-friendly-statistics/payments-by-year/${year}`;

/** @param total of the whole year, not only of the shown page */
const columnsWith = (total: number | undefined): readonly Column<YearPayment>[] => [
  { id: 'date', header: 'Datum', phone: 'note', cell: ({ paymantDate }) => shortDate(paymantDate) },
  { id: 'name', header: 'Prezime i ime', phone: 'heading', long: true, cell: ({ fullName }) => fullName },
  {
    id: 'amount',
    header: 'Iznos',
    align: 'right',
    phone: 'aside',
    cell: ({ amount }) => <Amount value={amount} coloured={amount < 0} />,
    total: total === undefined ? undefined : <Amount value={total} />,
  },
];

export default function PaymentsByYearScreen() {
  const year = BookYearText.safeParse(useParams().year).data;
  if (year !== undefined) return <PaymentsOf year={year} />;
  return (
    <NotFound
      title="Te godine nema."
      reason="U adresi nije godina uplata."
      list={{ label: 'Prijateljski financije', to: '/admin-friendly-statistics' }}
    />
  );
}

/** The years with the shown one, which is listed even if nobody has paid in it. */
const withYear = (years: readonly number[], year: number): number[] =>
  [...new Set([...years, year])].sort((a, b) => b - a);

/** The members' payments in one year. */
function PaymentsOf({ year }: { year: number }) {
  const years = usePaymentYears();
  return (
    <>
      <PageHeading
        title={`Uplate ${year}.`}
        subtitle={
          <>
            Uplate članova za prijateljske susrete, najnovije prve.{' '}
            <TextLink alone to={`/admin-friendly-statistics?year=${year}`}>
              Statistika {year}.
            </TextLink>
          </>
        }
        action={
          <DownloadButton
            path="admin/payments-app.csv"
            query={{ year: String(year) }}
            variant="outlined"
            label={`Izvoz u CSV: uplate članova ${year}.`}
          >
            Izvoz u CSV
          </DownloadButton>
        }
      />
      <Stack spacing="18px">
        <YearLinks years={withYear(years.data ?? [], year)} chosen={year} to={addressOf} />
        <SectionCard flush>
          {/* The key prevents showing another year's payments while the chosen year loads. */}
          <PaymentPages key={year} year={year} noneEver={years.data?.length === 0} />
        </SectionCard>
      </Stack>
    </>
  );
}

/** @param noneEver whether nobody has paid in any year */
function PaymentPages({ year, noneEver }: { year: number; noneEver: boolean }) {
  const asked = usePage();
  const list = useYearPayments(year, asked);
  const statistics = useFriendlyStatistics();
  const isTotalKnown = useAllSettled(statistics);
  const columns = columnsWith(statistics.data?.find((each) => each.year === year)?.sumPayments);
  // Shown together: a footer that arrives later would move the pages below it.
  const shown = { ...list, data: isTotalKnown ? list.data : undefined };
  return (
    <Loaded query={shown} what="uplate" skeleton={<TableSkeleton rows={PAGE_SIZE} columns={3} />}>
      {({ payments, first, total }) => {
        const { page, pageCount } = placeOf(total, asked, PAGE_SIZE);
        return (
          <>
            <Box sx={{ pt: 1.5 }}>
              <ShownStatus>{formatShown(first, payments.length, total, list.isPlaceholderData)}</ShownStatus>
            </Box>
            <DataTable
              caption={`Uplate ${year}.`}
              captionHidden
              columns={columns}
              rows={payments}
              rowKey={({ id }) => id}
              busy={list.isPlaceholderData}
              empty={
                <EmptyState title={`U ${year}. nije bilo uplata.`}>
                  {noneEver ? 'Ovdje će stajati uplate članova.' : 'Odaberite drugu godinu.'}
                </EmptyState>
              }
            />
            <Pager page={page} pageCount={pageCount} label="Stranice uplata" />
          </>
        );
      }}
    </Loaded>
  );
}
