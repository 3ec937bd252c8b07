import { LARGE_TEXT, OUT_OF_SIGHT, TARGET } from '@club/shared/theme';
import { styled, TextLink, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  // On a phone the switch above serves as the list's heading.
  [theme.breakpoints.down('sm')]: OUT_OF_SIGHT,
}));

const List = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 10,
    minHeight: 38,
    fontSize: '0.9375rem',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > span': { overflowWrap: 'anywhere' },
  '& small': { flexShrink: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  // On a phone room for three matches is enough, each often on two lines.
  [theme.breakpoints.down('sm')]: { '& > li': { paddingBlock: 4 }, '& > li:nth-of-type(n + 4)': { display: 'none' } },
  [LARGE_TEXT]: { '& > li': { flexWrap: 'wrap' } },
}));

interface ShortMatchListProps {
  title: string;
  note: string;
  /** Shown if there are no lines. */
  empty: string;
  lines: readonly { readonly id: string; readonly content: ReactNode }[];
  more: { readonly to: string; readonly label: string } | undefined;
}

/** A few matches of the current season, and the link to all of them. */
export function ShortMatchList({ title, note, empty, lines, more }: ShortMatchListProps) {
  return (
    <>
      <Head>
        <Typography variant="h2" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </Head>
      {lines.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 1 }}>
          {empty}
        </Typography>
      )}
      <List>
        {lines.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </List>
      {more && (
        <TextLink
          to={more.to}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: '0.5ch',
            minHeight: TARGET,
            fontWeight: 600,
            fontSize: '0.875rem',
          }}
        >
          {more.label} <span aria-hidden>→</span>
        </TextLink>
      )}
    </>
  );
}
