import type { AdminStatementEntry } from '@club/shared/contracts/accounts/statement';
import { gratisChange, shortDate } from '@club/shared/domain';
import { Box, Typography } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import type { ReactNode } from 'react';
import { ReversalButton } from './reversal-button';

export function statementColumns(memberId: number): readonly Column<AdminStatementEntry>[] {
  return [
    { id: 'date', header: 'Datum', phone: 'heading', cell: ({ date }) => shortDate(date) },
    {
      id: 'what',
      header: 'Opis',
      phone: 'line',
      long: true,
      cell: (entry) => (
        <Box component="span" sx={{ display: 'grid' }}>
          {entry.what}
          {entry.reason && <Detail>Razlog: {entry.reason}</Detail>}
          {entry.gratis !== 0 && <Detail>{gratisChange(entry)}</Detail>}
        </Box>
      ),
    },
    { id: 'actor', header: 'Tko', phone: 'line', long: true, cell: ({ actor }) => actor },
    {
      id: 'amount',
      header: 'Iznos',
      align: 'right',
      phone: 'aside',
      cell: ({ amount }) => <Amount value={amount} signed coloured={amount > 0} />,
    },
    {
      id: 'balance',
      header: 'Stanje',
      align: 'right',
      phone: 'labelled',
      cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
    },
    {
      id: 'reversal',
      header: 'Storno',
      actions: true,
      cell: (entry) => entry.reversible && <ReversalButton memberId={memberId} entry={entry} />,
    },
  ];
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
