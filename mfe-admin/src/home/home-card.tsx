import { NextIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { Box, SectionCard, styled, Typography } from '@club/shared/ui-core';
import type { HomeGroup } from './home-links';

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '8px 20px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  'li:first-of-type > &': { borderTop: 0 },
  '&:hover': { background: theme.vars.palette.primary.light },
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': { color: theme.vars.palette.text.secondary },
}));

/** A card of links that belong together. */
export function HomeCard({ group }: { group: HomeGroup }) {
  return (
    <SectionCard title={group.title} flush>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.links.map(({ to, label, hint, icon: Icon }) => (
          <li key={to}>
            <Entry to={to}>
              <Icon aria-hidden />
              <Box component="span" sx={{ flex: 1 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'primary.dark' }}>
                  {label}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {hint}
                </Typography>
              </Box>
              <NextIcon aria-hidden />
            </Entry>
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
