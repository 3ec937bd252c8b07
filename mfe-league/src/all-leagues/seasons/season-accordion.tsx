import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { ExpandIcon } from '@club/shared/icons';
import { styled } from '@club/shared/ui-core';
import { SeasonLinks } from './season-links-list';
import { playerCount } from './season-summary';

const Details = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '0 16px',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary small': { marginLeft: 'auto', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& summary svg': { fontSize: '1.25rem' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& ul': { margin: '0 16px 8px', border: 0, padding: 0 },
}));

/** An older season of a phone: one line that opens to its pages. */
export function SeasonAccordion({ season }: { season: LeagueSeason }) {
  return (
    <Details>
      <summary>
        <b>{season.year}.</b> {season.champion?.displayName}
        <small>{playerCount(season.players)}</small>
        <ExpandIcon aria-hidden />
      </summary>
      <SeasonLinks season={season} />
    </Details>
  );
}
