import { useAddress } from '@club/shared/address';
import { BallIcon, FlagIcon, GridIcon, LeagueIcon, RankingIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { CARD, PLAIN_LIST, TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { VIEWS, type View } from './rankings';

const ICONS: Readonly<Record<View, ReactNode>> = {
  omjeri: <LeagueIcon />,
  predaje: <FlagIcon />,
  mecevi: <BallIcon />,
  setovi: <GridIcon />,
  gemovi: <RankingIcon />,
};

const Menu = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  padding: 8,
  ...CARD({ theme }),
  '& ul': PLAIN_LIST,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: TARGET,
  paddingInline: 14,
  borderRadius: 10,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& svg': { fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[aria-current]': {
    color: theme.vars.palette.primary.dark,
    background: theme.vars.palette.primary.light,
    '& svg': { color: 'inherit' },
  },
}));

/** The five views, in the sidebar of a wide screen. */
export function ViewMenu({ view }: { view: View }) {
  const { hrefWith } = useAddress();
  return (
    <Menu aria-label="Prikaz statistike">
      <ul>
        {VIEWS.map(({ value, label }) => (
          <li key={value}>
            <Entry
              to={hrefWith({ prikaz: value, sve: null })}
              aria-current={value === view ? 'page' : undefined}
              preventScrollReset
            >
              {ICONS[value]}
              {label}
            </Entry>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
