import { styled } from '@club/shared/ui-core';
import { WIDE_TABLE_STACKS } from '@club/shared/ui-data';

/** What a table repeats in a stack, beside the columns that it leaves out there. */
export const PhoneOnly = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
  [WIDE_TABLE_STACKS]: { 'table[data-wide] &': { display: 'inline' } },
}));
