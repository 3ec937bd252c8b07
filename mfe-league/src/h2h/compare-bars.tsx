import type { H2h } from '@club/shared/contracts/league/h2h';
import { plural } from '@club/shared/domain';
import { LARGE_TEXT } from '@club/shared/theme';
import { DRAWN, styled } from '@club/shared/ui-core';
import { latestWins } from './h2h-wins';

const Rows = styled('dl')({ display: 'grid', gap: 10, margin: 0, alignContent: 'center' });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3.5ch 1fr 6rem 1fr 3.5ch',
  alignItems: 'center',
  gap: 10,
  '& dt': { gridColumn: 3, gridRow: 1, textAlign: 'center', color: theme.vars.palette.text.secondary },
  '& dd': { gridRow: 1, margin: 0, fontWeight: 700 },
  '& dd:first-of-type': { gridColumn: 1, textAlign: 'right' },
  '& dd:last-of-type': { gridColumn: 5 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '3.5ch 1fr 5rem 1fr 3.5ch', gap: 6 },
  // The numbers show the same.
  [LARGE_TEXT]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& dt': { gridColumn: 2 },
    '& dd:last-of-type': { gridColumn: 3 },
    '& > span': { display: 'none' },
  },
}));
const Bar = styled('span')(({ theme }) => ({
  display: 'flex',
  gridRow: 1,
  height: 9,
  borderRadius: 5,
  background: theme.vars.palette.track,
  '& > span': { borderRadius: 5, background: 'currentColor', ...DRAWN },
  '&[data-side="1"]': { gridColumn: 2, justifyContent: 'end', color: theme.vars.palette.text.secondary },
  '&[data-side="2"]': { gridColumn: 4, color: theme.vars.palette.primary.main },
}));

/** Sets, games and the last five matches of both players, as bars from the middle outwards. */
export function CompareBars({ h2h }: { h2h: H2h }) {
  const [first, second] = latestWins(h2h);
  const latest = first + second;
  const rows = [
    { label: 'setovi', values: [h2h.player1.sets, h2h.player2.sets] as const },
    { label: 'gemovi', values: [h2h.player1.games, h2h.player2.games] as const },
    ...(latest > 0
      ? [{ label: `${plural(latest, 'zadnji', 'zadnja', 'zadnjih')} ${latest}`, values: [first, second] as const }]
      : []),
  ];
  return (
    <Rows>
      {rows.map(({ label, values: [one, two] }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{one}</dd>
          <Bar data-side="1" aria-hidden>
            <span style={{ width: share(one, one + two) }} />
          </Bar>
          <Bar data-side="2" aria-hidden>
            <span style={{ width: share(two, one + two) }} />
          </Bar>
          <dd>{two}</dd>
        </Row>
      ))}
    </Rows>
  );
}

const share = (part: number, whole: number): string => (whole === 0 ? '0' : `${(100 * part) / whole}%`);
