import type { CssVarsTheme } from '@mui/material/styles';

/** What floats above a page: a hairline, which the dark scheme needs, and the design's only shadow. */
export const FLOATING = ({ theme }: { readonly theme: Pick<CssVarsTheme, 'vars'> }) => ({
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.16)',
});
