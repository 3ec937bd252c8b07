import { matchCount, matchCountGenitive } from '@club/shared/domain';
import { OUT_OF_SIGHT, SMALLEST_PHONE } from '@club/shared/theme';
import { DRAWN, styled, TextLink, VisuallyHidden } from '@club/shared/ui-core';
import type { RankedFigure } from './ranking';
import type { Ranking } from './rankings';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  // A name and a percentage, which do not wrap, fit next to each other on a phone, however large the user's font size is.
  fontSize: 'min(1rem, 5.6vw)',
  borderCollapse: 'collapse',
  'thead th': OUT_OF_SIGHT,
  'td, tbody th': {
    height: 38,
    padding: '4px 8px',
    textAlign: 'left',
    fontWeight: 400,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  'tr:last-of-type > *': { borderBottom: 0 },
  'td:first-of-type': { width: 44, textAlign: 'right', fontSize: '0.875em', color: theme.vars.palette.text.secondary },
  // Users may widen letter and word spacing (WCAG 2.2, 1.4.12): names do not wrap, and need the room.
  [SMALLEST_PHONE]: { 'td, tbody th': { paddingInline: 4 }, 'td:first-of-type': { width: 0 } },
  'tbody th': { whiteSpace: 'nowrap' },
  // The bar takes all width that is left, and would leave one letter's width for long names.
  'tbody th[data-long]': { minWidth: '10rem', overflowWrap: 'anywhere', whiteSpace: 'normal' },
  'td[data-bar]': { width: '100%' },
  'td:last-of-type': { textAlign: 'right', fontWeight: 700, whiteSpace: 'nowrap' },
  'tr[data-first] th': { fontWeight: 700 },
  'tr[data-line] > *': {
    paddingTop: 14,
    fontSize: '0.8125em',
    fontWeight: 400,
    textAlign: 'left',
    borderTop: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
}));
const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 12,
  borderRadius: 4,
  background: theme.vars.palette.unknown.line,
  'tr[data-first] &': { background: theme.vars.palette.text.secondary },
  ...DRAWN,
}));
const Detail = styled('span')(({ theme }) => ({
  display: 'inline-block',
  marginLeft: 6,
  fontSize: '0.8125em',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'block', marginLeft: 0 },
}));

/** A name with more letters than this may wrap. */
const LONG_NAME = 18;

interface RankingTableProps {
  ranking: Ranking;
  ranked: readonly RankedFigure[];
  below: readonly RankedFigure[];
  /** The highest value, which fills the whole bar. */
  highest: number;
}

/** Rank, player, bar and figure; below a line the players with few matches. */
export function RankingTable({ ranking, ranked, below, highest }: RankingTableProps) {
  const digits = Math.max(...[...ranked, ...below].map(({ matches = 0 }) => String(matches).length));
  const row = ({ player, rank, value, matches, detail }: RankedFigure) => (
    <tr key={player.id} data-first={rank === 1 || undefined}>
      <td>{rank === undefined ? '–' : `${rank}.`}</td>
      <th scope="row" data-long={player.displayName.length > LONG_NAME || undefined}>
        <TextLink
          to={`/summer-league/players-list/${player.id}`}
          color="inherit"
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 } }}
        >
          {player.displayName}
        </TextLink>
      </th>
      <td data-bar aria-hidden>
        <Bar style={{ width: `${highest === 0 ? 0 : (100 * value) / highest}%` }} />
      </td>
      <td>
        {ranking.write(value)}
        {matches !== undefined && (
          // As wide as the largest number with its unit, so that the percentages are aligned.
          <Detail title={matchCount(matches)} style={{ minWidth: `${digits + 3}ch` }}>
            <span aria-hidden>{matches} m.</span>
            <VisuallyHidden>{matchCount(matches)}</VisuallyHidden>
          </Detail>
        )}
        {detail && <Detail>{detail}</Detail>}
      </td>
    </tr>
  );
  return (
    <Table aria-label={ranking.title}>
      <thead>
        <tr>
          <th scope="col">Mjesto</th>
          <th scope="col">Igrač</th>
          <td hidden />
          <th scope="col">{ranking.unit}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(row)}
        {below.length > 0 && (
          <tr data-line>
            <td colSpan={4}>Manje od {matchCountGenitive(ranking.minimum ?? 0)}</td>
          </tr>
        )}
        {below.map(row)}
      </tbody>
    </Table>
  );
}
