import { useClubProfile } from '@club/shared/club-profile';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  /** Title of the browser's tab, if it differs from the page's. */
  tabTitle?: string;
}

/** In print, takes the place of the header, which is not printed, so that a full sheet stays one sheet. */
const ON_PAPER = { display: 'none', displayPrint: 'block', position: 'absolute', top: 0, right: 0 } as const;

/** The only `h1` of a page, and the title of its tab. The shell moves the focus here after a navigation. */
export function PageHeading({ title, subtitle, action, tabTitle = title }: PageHeadingProps) {
  const { name } = useClubProfile();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 24px', mb: 3 }}>
      <title>{`${tabTitle} · ${name}`}</title>
      <Typography aria-hidden variant="body2" sx={ON_PAPER}>
        {name}
      </Typography>
      <Box sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        <Typography variant="h1" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
