import { styled } from '@club/shared/ui-core';

/** The buttons of a row, at its end; on a narrow screen below each other. */
export const RowButtons = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.spacing(1),
}));
