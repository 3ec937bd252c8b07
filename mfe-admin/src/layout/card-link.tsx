import { NextIcon } from '@club/shared/icons';
import { Link, type LinkProps } from '@club/shared/router';
import { LARGE_TEXT } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '8px 20px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  'li:first-of-type > &': { borderTop: 0 },
  '&:hover, &[aria-current]': { background: theme.vars.palette.primary.light },
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': { color: theme.vars.palette.text.secondary },
  // 'Upravljanje' needs the width of the icons.
  [LARGE_TEXT]: { '& > svg': { display: 'none' } },
}));
/** With a large font a word may be longer than its line, and must break. */
const Texts = styled('span')({ flex: 1, minWidth: 0 });

interface CardLinkProps extends Pick<LinkProps, 'to' | 'aria-current'> {
  label: string;
  /** What the page is for, in a line below. */
  hint: string;
  icon?: ReactNode;
  /** At the end of the line, instead of the arrow. */
  end?: ReactNode;
}

/** A link as wide as its card, in a list of related links. */
export function CardLink({ label, hint, icon, end, ...link }: CardLinkProps) {
  return (
    <Line {...link}>
      {icon}
      <Texts>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'primary.dark' }}>
          {label}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Texts>
      {end || <NextIcon aria-hidden />}
    </Line>
  );
}
