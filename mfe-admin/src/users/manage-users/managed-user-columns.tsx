import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { formatRoles } from '@club/shared/contracts/roles';
import { personName, surnameFirst } from '@club/shared/domain';
import { Button, StatusChip } from '@club/shared/ui-core';
import type { Column } from '@club/shared/ui-data';
import { EmailAddress } from '../../lists/email-address/email-address';

export function managedUserColumns(onEdit: (user: ManagedUser) => void): readonly Column<ManagedUser>[] {
  return [
    {
      id: 'name',
      header: 'Prezime i ime',
      phone: 'heading',
      long: true,
      cell: surnameFirst,
    },
    { id: 'username', header: 'Korisničko ime', phone: 'line', long: true, cell: (user) => user.username },
    {
      id: 'email',
      header: 'E-pošta',
      phone: 'note',
      long: true,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    },
    { id: 'roles', header: 'Uloge', phone: 'line', cell: (user) => formatRoles(user.roles) },
    {
      id: 'active',
      header: 'Stanje',
      phone: 'mark',
      cell: (user) => (
        <StatusChip tone={user.active ? 'free' : 'unknown'}>{user.active ? 'Aktivan' : 'Neaktivan'}</StatusChip>
      ),
    },
    {
      id: 'edit',
      header: 'Radnje',
      actions: true,
      cell: (user) => (
        <Button aria-label={`Uredi: ${personName(user)}`} onClick={() => onEdit(user)}>
          Uredi
        </Button>
      ),
    },
  ];
}
