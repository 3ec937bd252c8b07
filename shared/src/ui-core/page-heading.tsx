import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  /** Title of the browser's tab where it should differ from the page's. */
  tabTitle?: string;
}

/** The one `h1` of a page, and the title of its tab. The shell moves the focus here after a navigation. */
export function PageHeading({ title, subtitle, action, tabTitle = title }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 24px', mb: 3 }}>
      <title>{`${tabTitle} · Tenis Ivankovo`}</title>
      <Box sx={{ flex: '1 1 280px' }}>
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
