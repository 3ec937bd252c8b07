import { TARGET } from '@club/shared/theme';
import { Box, SectionCard, styled, usePhone } from '@club/shared/ui-core';
import { Disclosure } from '@club/shared/ui-data';

export interface IndexedSection {
  /** Anchor of the section in the address. */
  readonly id: string;
  /** Its heading. */
  readonly title: string;
}

const TITLE = 'Na ovoj stranici';

const Entry = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  padding: '4px 20px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.primary.light },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** Links to the sections of a long page: next to it on a desktop, collapsed above it on a phone. */
export function SectionIndex({ sections }: { sections: readonly IndexedSection[] }) {
  const isPhone = usePhone();
  const list = (
    <Box component="ul" sx={{ m: 0, py: 0.5, px: 0, listStyle: 'none' }}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Entry href={`#${id}`}>{title}</Entry>
        </li>
      ))}
    </Box>
  );
  return (
    <Box component="nav" aria-label={TITLE} sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
      {isPhone ? (
        <SectionCard flush>
          <Disclosure summary={<b>{TITLE}</b>}>{list}</Disclosure>
        </SectionCard>
      ) : (
        <SectionCard flush>{list}</SectionCard>
      )}
    </Box>
  );
}
