import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { clubTheme } from './create-club-theme';

/** Dresses everything below it; the shell mounts it once. The scheme follows the system, so nothing is stored. */
export function ClubTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={clubTheme} storageManager={null} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
