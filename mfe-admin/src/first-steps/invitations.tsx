import type { MembersImported } from '@club/shared/contracts/club-opening';
import { PrintIcon } from '@club/shared/icons';
import { Alert, Box, Button, Stack, styled } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { EmailAddress } from '../lists/email-address/email-address';

// For print: no slip breaks across pages.
const Slips = styled('div')({ '& tr': { breakInside: 'avoid' } });
const NotPrinted = styled('div')({ '@media print': { display: 'none' } });

/**
 * The members who were invited by e-mail, and the passwords of the others, shown only once: to be printed, cut and handed
 * out.
 */
export function Invitations({ emailed, invitations }: Pick<MembersImported, 'emailed' | 'invitations'>) {
  return (
    <Stack spacing={2}>
      <Alert severity="success" sx={{ displayPrint: 'none' }}>
        Članovi su uvezeni.
        {emailed.length > 0 && ' Pozivnice e-poštom su na putu; što je stiglo, vidi se pod „Poslana pošta”.'}
        {invitations.length > 0 &&
          ' Lozinke se prikazuju samo sada: ispišite ih i podijelite. Svaka vrijedi za jednu prijavu, pri kojoj član bira svoju.'}
      </Alert>
      {invitations.length > 0 && (
        <>
          <Box sx={{ displayPrint: 'none' }}>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Ispiši pozivnice
            </Button>
          </Box>
          <Slips>
            <DataTable
              caption={`Pozivnice: prijava na ${window.location.origin}`}
              columns={[
                { id: 'name', header: 'Član', phone: 'heading', cell: ({ name }) => name },
                {
                  id: 'username',
                  header: 'Korisničko ime',
                  long: true,
                  cell: ({ username }) => username,
                },
                {
                  id: 'password',
                  header: 'Jednokratna lozinka',
                  cell: ({ oneTimePassword }) => <code>{oneTimePassword}</code>,
                },
              ]}
              rows={invitations}
              rowKey={({ username }) => username}
              empty="Nema pozivnica."
            />
          </Slips>
        </>
      )}
      {emailed.length > 0 && (
        <NotPrinted>
          <DataTable
            caption="Pozvani e-poštom"
            columns={[
              { id: 'name', header: 'Član', phone: 'heading', cell: ({ name }) => name },
              {
                id: 'email',
                header: 'E-pošta',
                phone: 'line',
                long: true,
                cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
              },
            ]}
            rows={emailed}
            rowKey={({ email }) => email}
            empty="Nitko."
          />
        </NotPrinted>
      )}
    </Stack>
  );
}
