import type { CssVarsTheme } from '@mui/material/styles';

/** The frame and background of a card, for what is not a `SectionCard`. */
export const CARD = ({ theme }: { readonly theme: Pick<CssVarsTheme, 'vars'> }) => ({
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
});
