import type { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { shortDate, sumEuros } from '@club/shared/domain';
import { Amount } from '@club/shared/ui-data';
import { detailColumns } from './detail-columns';
import { type DetailList, SETTLED, UNPAID } from './detail-lists';
import { PagedSection } from './paged-section';

/** The seven tables of the first specification; an empty one shows a message. */
export function AccountTables({ details }: { details: AdminUserDetails }) {
  const reservations = ({ name, title, empty }: DetailList) => (
    <PagedSection
      key={name}
      param={name}
      title={title}
      empty={empty}
      columns={detailColumns(details[name])}
      rows={details[name]}
      rowKey={(row) => row.id}
    />
  );
  return (
    <>
      {reservations(UNPAID)}
      <Payments payments={details.payments} />
      {SETTLED.map(reservations)}
    </>
  );
}

function Payments({ payments }: Pick<AdminUserDetails, 'payments'>) {
  const total = <Amount value={sumEuros(payments.map(({ amount }) => amount))} />;
  return (
    <PagedSection
      param="payments"
      title="Uplate"
      empty="Igrač još nema uplata."
      columns={[
        { id: 'date', header: 'Datum', phone: 'heading', cell: ({ paymantDate }) => shortDate(paymantDate) },
        {
          id: 'amount',
          header: 'Iznos',
          align: 'right',
          phone: 'aside',
          total,
          cell: ({ amount }) => <Amount value={amount} />,
        },
      ]}
      rows={payments}
      // Payments have no id, and their order is the server's.
      rowKey={(_payment, index) => index}
    />
  );
}
