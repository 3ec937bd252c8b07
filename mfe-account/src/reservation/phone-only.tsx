import { styled } from '@club/shared/ui-core';

/** Below this a table of more than six columns is a stack, as any other is on a phone. */
export const WIDE_TABLE_STACKS = '@media (max-width: 759.95px)';

/** What a table repeats in a stack, beside the columns that it leaves out there. */
export const PhoneOnly = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
  [WIDE_TABLE_STACKS]: { 'table[data-wide] &': { display: 'inline' } },
}));
