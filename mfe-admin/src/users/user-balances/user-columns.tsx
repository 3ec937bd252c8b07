import type { AdminUserRow } from '@club/shared/contracts/accounts/member-accounts';
import { surnameFirst } from '@club/shared/domain';
import { Box, Button, StatusChip, TextLink, Typography, usePhone } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import { RowButtons } from '../../lists/row-buttons/row-buttons';
import { bookedName } from '../bookkeeping/booked-name';
import type { PlannedEntry } from '../bookkeeping/planned-entry';

const detailsOf = ({ userId, firstName, lastName }: AdminUserRow): string =>
  `/admin-user-details/${userId}/${encodeURIComponent(firstName)}/${encodeURIComponent(lastName)}`;

/** @param from current address of the list, for the link back */
export function userColumns(onPlan: (entry: PlannedEntry) => void, from: string): readonly Column<AdminUserRow>[] {
  return [
    {
      id: 'name',
      header: 'Prezime i ime',
      phone: 'heading',
      long: true,
      cell: (user) => (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextLink
            to={detailsOf(user)}
            state={{ from }}
            // On a phone the name is the touch target.
            sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 } }}
          >
            {surnameFirst(user)}
          </TextLink>
          {/* A phone has no column for it. */}
          {user.hasNamesake && (
            <Typography component="span" color="textSecondary" sx={{ display: { sm: 'none' } }}>
              {user.username}
            </Typography>
          )}
          {!user.active && <StatusChip tone="unknown">Neaktivan</StatusChip>}
        </Box>
      ),
    },
    { id: 'username', header: 'Korisničko ime', long: true, phone: 'hidden', cell: (user) => user.username },
    {
      id: 'balance',
      header: 'Stanje',
      align: 'right',
      phone: 'aside',
      cell: (user) => <Amount value={user.accountBalance} coloured />,
    },
    { id: 'gratis', header: 'Gratis', align: 'right', phone: 'note', cell: (user) => user.gratisServiceReservations },
    {
      id: 'entry',
      header: 'Radnje',
      actions: true,
      cell: (user) => (
        <RowButtons>
          <Button
            aria-label={`Dodaj iznos: ${bookedName(user)}`}
            onClick={() => onPlan({ kind: 'amount', member: user })}
          >
            <Label full="Dodaj iznos" short="Iznos" />
          </Button>
          {!user.erased && (
            <Button
              aria-label={`Dodaj gratis rezervacije: ${bookedName(user)}`}
              onClick={() => onPlan({ kind: 'gratis', member: user })}
            >
              <Label full="Dodaj gratis" short="Gratis" />
            </Button>
          )}
        </RowButtons>
      ),
    },
  ];
}

/** On a phone both buttons fit beside the gratis reservations only without the verb, which screen readers hear there, too. */
const Label = ({ full, short }: { full: string; short: string }) => (usePhone() ? short : full);
