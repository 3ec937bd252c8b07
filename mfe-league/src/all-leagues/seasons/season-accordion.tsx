import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { playerCount } from '@club/shared/domain';
import { LARGE_TEXT } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { Disclosure } from '@club/shared/ui-data';
import { SeasonLinksList } from './season-links-list';

const Players = styled('small')(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  // The season's page contains it too.
  [LARGE_TEXT]: { display: 'none' },
}));

const Pages = styled('div')({ '& ul': { margin: '0 16px 8px', border: 0, padding: 0 } });

/** An older season on a phone: one line that expands to its pages. */
export function SeasonAccordion({ season }: { season: LeagueSeason }) {
  const line = (
    <>
      <b>{season.year}.</b> {season.champion?.displayName}
      <Players>{playerCount(season.players)}</Players>
    </>
  );
  return (
    <Disclosure summary={line}>
      <Pages>
        <SeasonLinksList season={season} />
      </Pages>
    </Disclosure>
  );
}
