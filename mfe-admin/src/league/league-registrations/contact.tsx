import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { LARGE_TEXT } from '@club/shared/theme';
import { Stack, styled } from '@club/shared/ui-core';
import { EmailAddress } from '../../lists/email-address/email-address';

/** How a person can be reached; neither the address nor the number is broken. */
export const Contact = ({ email, phone }: Registration) => (
  <Stack
    direction={{ xs: 'row', sm: 'column' }}
    useFlexGap
    sx={{ flexWrap: 'wrap', columnGap: 1.5, whiteSpace: { sm: 'nowrap' }, [LARGE_TEXT]: { whiteSpace: 'normal' } }}
  >
    <div>
      <EmailAddress>{email}</EmailAddress>
    </div>
    <Telephone>{phone}</Telephone>
  </Stack>
);

const Telephone = styled('div')({ whiteSpace: 'nowrap' });
