import { type ClubColours, clubShades } from '@club/shared/domain';
import type { PaletteOptions } from '@mui/material/styles';

/**
 * The light scheme without the club's own colours: ink on warm paper. Every pair of text and background that is used
 * together has a contrast of at least 4.5 : 1 (palette.test.ts).
 */
const day = {
  error: { main: '#b3261e', dark: '#8c1b15', light: '#faecea', contrastText: '#ffffff' },
  success: { main: '#2c7430', dark: '#1f5a23', light: '#edf6ee', contrastText: '#ffffff' },
  warning: { main: '#a85408', dark: '#7d3d03', light: '#fdf1e1', contrastText: '#ffffff' },
  info: { main: '#1a62b3', dark: '#134a88', light: '#e8f1fb', contrastText: '#ffffff' },
  text: { primary: '#1f2a30', secondary: '#566570', disabled: '#7d8990' },
  background: { default: '#faf8f4', paper: '#ffffff' },
  divider: '#e8e2d8',
  track: '#e8e2d8',
  alarm: '#b3261e',
  free: { main: '#2c7430', soft: '#edf6ee', line: '#c4dfc6' },
  own: { main: '#1a62b3', soft: '#e8f1fb', line: '#9cc3ec' },
  taken: { main: '#b62a24', soft: '#faecea', line: '#efc5c1' },
  maintenance: { main: '#a85408', soft: '#fdf1e1', line: '#f0cf9f' },
  unknown: { main: '#566570', soft: '#eff1f2', line: '#d3d8db' },
} satisfies PaletteOptions;

/** The same in the dark scheme. */
const night = {
  error: { main: '#f19a93', dark: '#f6bcb7', light: '#3b2120', contrastText: '#2b0907' },
  success: { main: '#86cf8b', dark: '#a9dfac', light: '#1e3021', contrastText: '#0a2410' },
  warning: { main: '#efae66', dark: '#f6c791', light: '#37290f', contrastText: '#2b1a02' },
  info: { main: '#8cbcf3', dark: '#b3d3f8', light: '#19293d', contrastText: '#071d38' },
  text: { primary: '#ece8e1', secondary: '#aeb8bd', disabled: '#858f94' },
  background: { default: '#15191b', paper: '#1e2427' },
  divider: '#363d40',
  track: '#363d40',
  alarm: '#b3261e',
  free: { main: '#86cf8b', soft: '#1e3021', line: '#35593a' },
  own: { main: '#8cbcf3', soft: '#19293d', line: '#33537c' },
  taken: { main: '#f19a93', soft: '#3b2120', line: '#6c3a37' },
  maintenance: { main: '#efae66', soft: '#37290f', line: '#6a4f21' },
  unknown: { main: '#aeb8bd', soft: '#293033', line: '#454e53' },
} satisfies PaletteOptions;

/** Both schemes of a club. `ground` is the background for white text, the same in both. */
export function palettes(colours: ClubColours) {
  const shades = clubShades(colours);
  const { ground } = shades;
  return {
    light: { ...day, primary: shades.day, ground } satisfies PaletteOptions,
    dark: { ...night, primary: shades.night, ground } satisfies PaletteOptions,
  };
}
