import { Box, SectionCard } from '@club/shared/ui-core';
import { CardLink } from '../layout/card-link';
import type { HomeGroup } from './home-links';

/** A card of related links. */
export function HomeCard({ group }: { group: HomeGroup }) {
  return (
    <SectionCard title={group.title} flush>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.links.map(({ to, label, hint, icon: Icon }) => (
          <li key={to}>
            <CardLink to={to} label={label} hint={hint} icon={<Icon aria-hidden />} />
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
