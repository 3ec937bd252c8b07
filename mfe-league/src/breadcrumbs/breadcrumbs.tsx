import { NextIcon } from '@club/shared/icons';
import { styled, TextLink } from '@club/shared/ui-core';

const Row = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: '0 0 4px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 32 },
  '& svg': { fontSize: '1.125rem', marginInline: 4 },
  '@media print': { display: 'none' },
}));

interface BreadcrumbsProps {
  /** Pages between the league's home and this one. */
  between?: readonly { readonly label: string; readonly to: string }[];
  here: string;
}

/** The path from the league's home page to this one. */
export function Breadcrumbs({ between = [], here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Put do stranice">
      <Row>
        {[{ label: 'Ljetna liga', to: '/summer-league' }, ...between].map(({ label, to }) => (
          <li key={to}>
            <TextLink alone to={to}>
              {label}
            </TextLink>
            <NextIcon aria-hidden />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </Row>
    </nav>
  );
}
