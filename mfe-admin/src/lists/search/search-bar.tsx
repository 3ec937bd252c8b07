import { Box, Typography } from '@club/shared/ui-core';
import { SearchField } from '@club/shared/ui-form';
import type { ReactNode } from 'react';
import { type FilterChoices, PrintedFilter } from '../list-filter/printed-filter';
import { useSearchText } from './use-search-text';

const AS_HIGH_WHEN_EMPTY = { '&::before': { content: '"\\200b"' } };

interface SearchBarProps {
  /** What the table below currently shows, once known; announced when it changes. */
  status: string | undefined;
  /** The further choices as text, for the print. */
  chosen?: FilterChoices;
  children?: ReactNode;
}

/** The line above a table of members: search, further choices and the number of results. Typing renders only this line. */
export function SearchBar({ status, chosen = [], children }: SearchBarProps) {
  const [text, change] = useSearchText();
  return (
    <>
      <PrintedFilter choices={[['Pretraga', text.trim()], ...chosen]} />
      <Box sx={{ p: 2.5, pb: 1 }}>
        <Box
          role="search"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
            gridAutoFlow: { md: 'column' },
            gridAutoColumns: { md: '240px' },
          }}
        >
          <SearchField
            label="Traži po imenu ili korisničkom imenu"
            value={text}
            onChange={change}
            sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}
          />
          {children}
        </Box>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1.5, ...AS_HIGH_WHEN_EMPTY }}>
          {status}
        </Typography>
      </Box>
    </>
  );
}
