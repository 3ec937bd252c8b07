import type { MyLeague } from '@club/shared/contracts/league/my-results';
import { CARD, PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  // Columns as wide as the figures need: at the end of a season the ratio is wider than a third of a phone.
  gridAutoColumns: 'auto',
  margin: 0,
  padding: '14px 6px',
  ...CARD({ theme }),
  '& > div': { padding: '0 14px' },
  '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' },
  // All three fit a phone, however large the user's font size is.
  [PHONE]: {
    '& > div': { padding: '0 10px' },
    '& dt': { fontSize: 'min(0.875rem, 5vw)' },
    '& dd': { fontSize: 'min(1.5rem, 8vw)' },
  },
}));

/** The player's place, points, wins and losses in the season. */
export function OwnPosition({ league: { place, points, wins, losses } }: { league: MyLeague }) {
  return (
    <Figures>
      <div>
        <dt>Mjesto</dt>
        <dd>{place === null ? '–' : `${place}.`}</dd>
      </div>
      <div>
        <dt>Bodovi</dt>
        <dd>{points ?? '–'}</dd>
      </div>
      <div>
        <dt>Omjer</dt>
        <dd>
          {wins} : {losses}
        </dd>
      </div>
    </Figures>
  );
}
