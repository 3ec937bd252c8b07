import { styled } from '@club/shared/ui-core';

/** What a table repeats in a stack, beside the columns that it leaves out there. */
export const PhoneOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
