import { styled } from '@club/shared/ui-core';

/** Shows the values of columns that a table omits on a phone in the row's stack instead. */
export const PhoneOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

/** The time next to the day in a phone's first line: small, so that the price fits on it. */
export const SlotOfDay = styled(PhoneOnly)({ fontSize: '0.875rem', fontWeight: 400, whiteSpace: 'nowrap' });
