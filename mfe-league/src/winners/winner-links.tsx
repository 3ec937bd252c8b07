import { PLAIN_LIST, TARGET } from '@club/shared/theme';
import { Box, SectionCard, styled, TextLink } from '@club/shared/ui-core';
import { useShownGalleries } from '../gallery/use-shown-galleries';

const List = styled('ul')({
  ...PLAIN_LIST,
  '& a': { display: 'flex', alignItems: 'center', minHeight: TARGET },
});

/** The links in the sidebar of the winners (specification, section 2). */
export function WinnerLinks() {
  const galleries = useShownGalleries().data ?? [];
  const links = [
    { to: '/summer-league/h2h', label: 'H2H' },
    { to: '/summer-league/players-list', label: 'Profili igrača' },
    { to: '/summer-league/statistics', label: 'Statistika' },
    ...galleries.map(({ year }) => ({ to: `/gallery/${year}`, label: `Galerija ${year}.` })),
  ];
  return (
    <Box component="nav" aria-label="Više o ligi" sx={{ displayPrint: 'none' }}>
      <SectionCard title="Više o ligi">
        <List>
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink alone to={to}>
                {label}
              </TextLink>
            </li>
          ))}
        </List>
      </SectionCard>
    </Box>
  );
}
