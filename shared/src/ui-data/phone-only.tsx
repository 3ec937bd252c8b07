import { styled } from '@club/shared/ui-core';

/** Shows the values of columns that a table omits on a phone in the row's stack instead. */
export const PhoneOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
