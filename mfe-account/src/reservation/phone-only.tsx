import { styled } from '@club/shared/ui-core';

/** Values of columns that a table omits on a phone, shown there in the row's stack. */
export const PhoneOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
