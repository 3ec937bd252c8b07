import { useAddress } from '@club/shared/address';
import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { NextIcon, PreviousIcon } from '@club/shared/icons';
import { Link } from '@club/shared/router';
import { PLAIN_LIST, TARGET } from '@club/shared/theme';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { SHORT_NAMES_ON_SCREEN } from './layout';
import { RoundSelect } from './round-select';

/** Search parameter of the round that is shown. */
export const ROUND = 'round';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '& ul': { display: 'flex', flexWrap: 'wrap', ...PLAIN_LIST },
  [theme.breakpoints.down('md')]: { justifyContent: 'space-between', width: '100%', '& ul': { display: 'none' } },
  '@media print': { display: 'none' },
}));

const Round = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: TARGET,
  minHeight: TARGET,
  borderRadius: 10,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[aria-current]': { color: theme.vars.palette.primary.contrastText, background: theme.vars.palette.primary.main },
  '&[aria-disabled]': { opacity: 0.3, background: 'none' },
}));

const Narrow = styled('div')(({ theme }) => ({
  textAlign: 'center',
  [theme.breakpoints.up('md')]: { display: 'none' },
  [SHORT_NAMES_ON_SCREEN]: { lineHeight: 1.2 },
}));

/** All rounds of a season in one line, on a phone one round with its neighbours. Switching makes no call. */
export function RoundSwitch({ rounds, round }: { rounds: readonly LeagueRound[]; round: LeagueRound }) {
  const { hrefWith } = useAddress();
  const index = rounds.indexOf(round);
  const to = (target: LeagueRound) => hrefWith({ [ROUND]: String(target.number) });
  // At the last round it is still a link, to the current round, so that a keyboard user keeps the focus.
  const step = (label: string, target: LeagueRound | undefined, icon: ReactNode) => (
    <Round
      to={to(target ?? round)}
      replace
      preventScrollReset
      aria-label={label}
      aria-disabled={target ? undefined : true}
    >
      {icon}
    </Round>
  );
  return (
    <Bar aria-label="Kola">
      {step('Prethodno kolo', rounds[index - 1], <PreviousIcon />)}
      <ul>
        {rounds.map((target) => (
          <li key={target.round}>
            <Round to={to(target)} replace preventScrollReset aria-current={target === round ? 'page' : undefined}>
              <span>
                {target.number}.<VisuallyHidden> kolo</VisuallyHidden>
              </span>
            </Round>
          </li>
        ))}
      </ul>
      <Narrow>
        <RoundSelect rounds={rounds} round={round} param={ROUND} />
      </Narrow>
      {step('Sljedeće kolo', rounds[index + 1], <NextIcon />)}
    </Bar>
  );
}
