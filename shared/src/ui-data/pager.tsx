import { keptState } from '@club/shared/address';
import { FirstPageIcon, LastPageIcon, NextIcon, PreviousIcon } from '@club/shared/icons';
import { Link, useLocation, useSearchParams } from '@club/shared/router';
import { TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { pagerWindow } from './pager-window';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: 2,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
  // A phone has room for six touch targets in a line: without previous and next, which are the adjacent numbers.
  [theme.breakpoints.down('sm')]: { '& > [data-step]': { display: 'none' } },
}));

const Step = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: TARGET,
  minHeight: TARGET,
  paddingInline: 4,
  borderRadius: 10,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[aria-current]': { color: theme.vars.palette.primary.dark, background: theme.vars.palette.primary.light },
  '&[aria-disabled]': { opacity: 0.35, background: 'none' },
}));

interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  pageCount: number;
  /** Name of the navigation: `Stranice rezervacija`. */
  label: string;
  /** Search parameter of the page, for a screen with two pagers. */
  param?: string;
}

/** Links to the pages of a list: first, previous, four pages that move along, next, last. Not rendered for one page. */
export function Pager({ page, pageCount, label, param = 'page' }: PagerProps) {
  const [search] = useSearchParams();
  const state = keptState(useLocation().state);
  if (pageCount < 2) return null;

  const hrefOf = (target: number) => {
    const next = new URLSearchParams(search);
    next.set(param, String(target));
    return { search: `?${next}` };
  };
  const edge = (name: string, target: number, reachable: boolean, icon: ReactNode, step?: 'step') => (
    <li data-step={step}>
      {reachable ? (
        <Step to={hrefOf(target)} state={state} aria-label={name} preventScrollReset>
          {icon}
        </Step>
      ) : (
        <Step as="span" role="link" aria-label={name} aria-disabled to="">
          {icon}
        </Step>
      )}
    </li>
  );
  return (
    <nav aria-label={label}>
      <Row>
        {edge('Prva stranica', 1, page > 1, <FirstPageIcon />)}
        {edge('Prethodna stranica', page - 1, page > 1, <PreviousIcon />, 'step')}
        {pagerWindow(page, pageCount).map((target) => (
          <li key={target}>
            <Step
              to={hrefOf(target)}
              state={state}
              aria-label={`Stranica ${target}`}
              aria-current={target === page ? 'page' : undefined}
              preventScrollReset
            >
              {target}
            </Step>
          </li>
        ))}
        {edge('Sljedeća stranica', page + 1, page < pageCount, <NextIcon />, 'step')}
        {edge('Posljednja stranica', pageCount, page < pageCount, <LastPageIcon />)}
      </Row>
    </nav>
  );
}
