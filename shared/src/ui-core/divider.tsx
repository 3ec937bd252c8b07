import { styled } from '@mui/material/styles';

/** A thin line between parts. MUI's Divider has a dozen variants, which every first page would load. */
export const Divider = styled('hr')(({ theme }) => ({
  margin: 0,
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
