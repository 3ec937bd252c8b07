import type { ClubColours } from '@club/shared/domain';
import { createTheme } from '@mui/material/styles';
import './palette-types';
import { breakpoints, PHONE } from './breakpoints';
import { palettes } from './palette';
import { FOCUS_RING, parts } from './parts';

const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "Helvetica Neue", Arial, sans-serif';

/** The suite's only theme: both colour schemes as CSS variables, switched by the system setting. */
export const createClubTheme = (colours: ClubColours) => {
  const { light, dark } = palettes(colours);
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'club' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    breakpoints,
    shape: { borderRadius: 10 },
    focusVisible: FOCUS_RING,
    typography: {
      fontFamily: SYSTEM_FONTS,
      h1: {
        fontSize: '1.75rem',
        fontWeight: 700,
        lineHeight: 1.2,
        letterSpacing: '-0.02em',
        // However large the user's font size is, the longest word must fit the width of a phone.
        [PHONE]: { fontSize: 'min(1.5rem, 11vw)' },
      },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: parts,
  });
};
