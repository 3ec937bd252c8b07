import { useClubProfile } from '@club/shared/club-profile';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { createClubTheme } from './create-club-theme';

/**
 * Applies the club's colours to everything below it; the shell mounts it once. The scheme follows the system, so that
 * nothing is stored.
 */
export function ClubTheme({ children }: { children: ReactNode }) {
  const { primary, secondary } = useClubProfile();
  const theme = useMemo(() => createClubTheme({ primary, secondary }), [primary, secondary]);
  return (
    <ThemeProvider theme={theme} storageManager={null} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
