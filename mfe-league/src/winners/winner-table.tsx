import type { Winner } from '@club/shared/contracts/league/winners';
import { Box, StatusChip, TextLink, VisuallyHidden } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { Fragment } from 'react';

const winnerColumns = (names: ReadonlyMap<number, string>): readonly Column<Winner>[] => [
  { id: 'rank', header: 'Mjesto', phone: 'aside', cell: ({ rank }) => `${rank}.` },
  {
    id: 'winner',
    header: 'Igrač',
    phone: 'heading',
    cell: ({ winner }) => (
      <TextLink alone to={`/summer-league/players-list/${winner.id}`}>
        {names.get(winner.id) ?? winner.displayName}
      </TextLink>
    ),
  },
  { id: 'titles', header: 'Naslovi', cell: ({ titles }) => titles },
  {
    id: 'years',
    header: 'Godine',
    phone: 'note',
    cell: ({ championshipYears }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
        {championshipYears.map((year, index) => (
          <Fragment key={year}>
            {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
            <StatusChip tone="unknown">{year}.</StatusChip>
          </Fragment>
        ))}
      </Box>
    ),
  },
];

interface WinnerTableProps {
  title: string;
  winners: readonly Winner[];
  /** Full names by player number. */
  names: ReadonlyMap<number, string>;
}

/** The winners of one tournament, by titles. */
export function WinnerTable({ title, winners, names }: WinnerTableProps) {
  return (
    <DataTable
      caption={title}
      captionHidden
      columns={winnerColumns(names)}
      rows={winners}
      rowKey={({ winner }) => winner.id}
      empty="Još nitko nije osvojio naslov. Prvi pobjednik bit će ovdje nakon finala."
    />
  );
}
