import type { StatementEntry } from '@club/shared/contracts/accounts/statement';
import { gratisChange, shortDate } from '@club/shared/domain';
import { styled, Typography } from '@club/shared/ui-core';
import { Amount, type Column, DataTable, PhoneOnly } from '@club/shared/ui-data';

/** On a phone the first line of an entry includes its day and amount. */
const COLUMNS: readonly Column<StatementEntry>[] = [
  { id: 'date', header: 'Datum', phone: 'hidden', cell: (row) => shortDate(row.date) },
  {
    id: 'what',
    header: 'Opis',
    phone: 'heading',
    cell: (row) => (
      <FirstLine>
        <What entry={row} />
        <PhoneOnly sx={{ marginInlineStart: 'auto' }}>
          <EntryAmount entry={row} />
        </PhoneOnly>
      </FirstLine>
    ),
  },
  { id: 'amount', header: 'Iznos', align: 'right', phone: 'hidden', cell: (row) => <EntryAmount entry={row} /> },
  { id: 'balance', header: 'Stanje', align: 'right', cell: (row) => <Amount value={row.balanceAfter} /> },
];

export function StatementTable({ entries }: { entries: readonly StatementEntry[] }) {
  return (
    <DataTable
      caption="Promet računa"
      captionHidden
      columns={COLUMNS}
      rows={entries}
      rowKey={(row) => row.id}
      empty="Još nema prometa. Svaka rezervacija i uplata ostavit će ovdje svoj red."
    />
  );
}

const EntryAmount = ({ entry: { amount } }: { entry: StatementEntry }) => (
  <Amount value={amount} signed coloured={amount > 0} />
);

/** On a phone the amount is next to the text, or with large text below it. */
const FirstLine = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'flex', flex: 1, flexWrap: 'wrap', columnGap: 16 },
}));
/** Normal weight on a phone, where the amount next to it is the important value. */
const EntryText = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { flex: '1 1 6.5rem', fontWeight: 400 },
}));

function What({ entry }: { entry: StatementEntry }) {
  const gratis = gratisChange(entry);
  return (
    <EntryText>
      {entry.what}
      <PhoneOnly>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {shortDate(entry.date)}
        </Typography>
      </PhoneOnly>
      {gratis && (
        <Typography variant="body2" color="textSecondary">
          {gratis}
        </Typography>
      )}
    </EntryText>
  );
}
