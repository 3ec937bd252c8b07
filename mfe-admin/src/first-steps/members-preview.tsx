import type { MembersCheck } from '@club/shared/contracts/club-opening';
import { personName } from '@club/shared/domain';
import { DataTable } from '@club/shared/ui-data';
import { EmailAddress } from '../lists/email-address/email-address';
import { WAY_LABELS } from '../users/invitations/invitation-labels';

/** The content of the file, as it would be imported. */
export function MembersPreview({ members }: Pick<MembersCheck, 'members'>) {
  return (
    <DataTable
      caption="Članovi iz datoteke"
      columns={[
        { id: 'line', header: 'Redak', align: 'right', phone: 'labelled', cell: ({ line }) => line },
        {
          id: 'name',
          header: 'Ime i prezime',
          phone: 'heading',
          cell: personName,
        },
        {
          id: 'username',
          header: 'Korisničko ime',
          phone: 'line',
          long: true,
          cell: ({ username }) => username,
        },
        {
          id: 'email',
          header: 'E-pošta',
          phone: 'line',
          long: true,
          cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
        },
        { id: 'nickname', header: 'Nadimak', phone: 'labelled', cell: ({ nickname }) => nickname ?? '–' },
        { id: 'invitation', header: 'Pozivnica', phone: 'labelled', cell: ({ invitation }) => WAY_LABELS[invitation] },
      ]}
      rows={members}
      rowKey={({ line }) => line}
      empty="U datoteci nema članova."
    />
  );
}
