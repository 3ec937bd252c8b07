import { useAddress } from '@club/shared/address';
import { formatEuros } from '@club/shared/domain';
import { DownloadButton } from '@club/shared/download';
import { Loaded, PageHeading, SectionCard, TableSkeleton, Typography } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { SelectField } from '@club/shared/ui-form';
import { useState } from 'react';
import { formatShown, PAGE_SIZE, placeOf } from '../../lists/paging/page-of';
import { SearchBar } from '../../lists/search/search-bar';
import { useSearch } from '../../lists/search/use-search-text';
import { EntryDialog } from '../bookkeeping/entry-dialog';
import type { PlannedEntry } from '../bookkeeping/planned-entry';
import { useUsers } from './use-users';
import { UserList } from './user-list';
import { ORDER_OPTIONS, userOrder } from './user-order';

const SHOWN = [
  { value: 'all', label: 'Svi korisnici' },
  { value: 'debtors', label: 'Dužnici' },
];

/** The address contains search, order and page; the server applies them. */
export default function UsersScreen() {
  const { read, change } = useAddress();
  const search = useSearch();
  const order = userOrder(read('order'));
  const asked = usePage();
  const debtors = read('show') === 'debtors';
  const users = useUsers({ page: asked, order, search, debtors });
  const { data, isPlaceholderData: busy } = users;
  const [planned, setPlanned] = useState<PlannedEntry>();
  // With the current balance; if the member has left the list meanwhile, as when the dialog was opened.
  const member = data?.users.find(({ userId }) => userId === planned?.member.userId) ?? planned?.member;
  return (
    <>
      <PageHeading
        title="Korisnici i stanja"
        subtitle="Stanje računa, uplate i gratis rezervacije svih korisnika."
        action={
          <DownloadButton
            path="admin-users.csv"
            query={{ order, search, debtors: String(debtors) }}
            variant="outlined"
            label="Izvoz u CSV: korisnici i stanja računa"
          >
            Izvoz u CSV
          </DownloadButton>
        }
      />
      <SectionCard flush>
        {/* Outside the loaded content, so that it does not disappear while the user types when a search fails. */}
        <SearchBar
          status={data && formatShown(data.first, data.users.length, data.total, busy)}
          chosen={debtors ? [['Prikaz', 'Dužnici']] : []}
        >
          <SelectField
            label="Poredak"
            value={order}
            options={ORDER_OPTIONS}
            onChange={(next) => change({ order: next, page: null })}
          />
          <SelectField
            label="Prikaz"
            value={debtors ? 'debtors' : 'all'}
            options={SHOWN}
            onChange={(next) => change({ show: next, page: null })}
          />
        </SearchBar>
        <Loaded query={users} what="korisnike" skeleton={<TableSkeleton rows={12} columns={5} />}>
          {({ users: rows, total, debt }) => (
            <>
              {debtors && (
                <Typography sx={{ px: 2.5, pb: 1 }}>
                  Svi dužnici zajedno duguju <strong>{formatEuros(debt)}</strong>.
                </Typography>
              )}
              <UserList
                users={rows}
                {...placeOf(total, asked, PAGE_SIZE)}
                busy={busy}
                searched={search !== ''}
                debtors={debtors}
                onPlan={setPlanned}
              />
            </>
          )}
        </Loaded>
        {/* Outside too, so that the typed amount does not disappear when a pending read fails. */}
        {planned && member && <EntryDialog planned={{ ...planned, member }} onClose={() => setPlanned(undefined)} />}
      </SectionCard>
    </>
  );
}
