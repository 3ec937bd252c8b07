import type { CssVarsTheme } from '@mui/material/styles';
import { CARD } from './card';

/** What floats above a page: a hairline, which the dark scheme needs, and the design's only shadow. */
export const FLOATING = ({ theme }: { readonly theme: Pick<CssVarsTheme, 'vars'> }) => ({
  ...CARD({ theme }),
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.16)',
});
