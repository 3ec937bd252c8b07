import { useAddressText } from '@club/shared/address';
import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { personName } from '@club/shared/domain';
import { Box, EmptyState, Typography } from '@club/shared/ui-core';
import { type Column, DataTable, Pager, usePage } from '@club/shared/ui-data';
import { SearchField } from '@club/shared/ui-form';
import { useMemo } from 'react';
import { PrintedSearch } from '../../lists/list-filter/printed-filter';
import { formatShown, pageOf } from '../../lists/paging/page-of';
import { matching, searchable } from '../../lists/search/name-search';

/** The league's players are below. */
const REGISTRATIONS_A_PAGE = 20;
const PAGE = 'prijave';
const SEARCH = 'prijava';
/** Of the address: they belong to one season's registrations. */
export const FIRST_PAGE = { [PAGE]: null, [SEARCH]: null };

interface RegistrationTableProps {
  year: number;
  /** The undecided ones first. */
  registrations: readonly Registration[];
  columns: readonly Column<Registration>[];
  /** The season takes players. */
  mayArrive: boolean;
}

/** The registrations of a season by pages; more than one of them with a search. */
export function RegistrationTable({ year, registrations, columns, mayArrive }: RegistrationTableProps) {
  const [search, changeSearch] = useAddressText(SEARCH, { [PAGE]: null });
  const entries = useMemo(
    () => searchable(registrations, (registration) => `${personName(registration)} ${registration.email}`),
    [registrations],
  );
  const found = useMemo(() => matching(entries, search), [entries, search]);
  const { page, pageCount, first, rows } = pageOf(found, usePage(PAGE), REGISTRATIONS_A_PAGE);
  return (
    <>
      {(registrations.length > REGISTRATIONS_A_PAGE || search) && (
        <Box role="search" aria-label="Prijave" sx={{ p: 2.5, pb: 1 }}>
          <SearchField
            label="Traži po imenu ili e-pošti"
            fullWidth
            value={search}
            onChange={changeSearch}
            sx={{ maxWidth: '22.5rem' }}
          />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {formatShown(first, rows.length, found.length)}
          </Typography>
        </Box>
      )}
      <PrintedSearch text={search} />
      <DataTable
        caption={`Prijave ${year}.`}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          registrations.length > 0 ? (
            <EmptyState title="Nijedna prijava ne odgovara pretrazi.">
              Provjerite upisano ili obrišite pretragu.
            </EmptyState>
          ) : (
            <EmptyState title="Nema prijava.">{mayArrive && 'Prijave stižu s javne stranice lige.'}</EmptyState>
          )
        }
      />
      <Pager page={page} pageCount={pageCount} label="Stranice prijava" param={PAGE} />
    </>
  );
}
