import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { type SetScore, setWinner } from '@club/shared/domain';
import { playedSets } from '@club/shared/league-match';
import { OUT_OF_SIGHT } from '@club/shared/theme';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { outcomeLabel, playerMarks } from '../../match/match-labels';
import { playerOn, type Side } from '../../match/sides';
import { ownSideFirst } from './match-state';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderSpacing: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& caption': OUT_OF_SIGHT,
  '& th': { padding: '10px 12px', fontWeight: 400, textAlign: 'left' },
  '& thead th': { padding: 0 },
  '& td': {
    width: 34,
    padding: '10px 4px',
    textAlign: 'center',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tr + tr > *, & tfoot td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tr[data-won] > *, & td[data-won]': { fontWeight: 700 },
  '& tr:not([data-won])': { color: theme.vars.palette.text.secondary },
  '& small': { fontWeight: 400 },
  '& tfoot td': { width: 'auto', padding: '8px 12px', textAlign: 'left', borderLeft: 0 },
}));

/** Headers of the columns, for screen readers. */
const HEADERS = ['Igrač', '1. set', '2. set', '3. set'];

interface ScoreTableProps {
  match: MyLeagueMatch;
  /** Sets and retirement, if they differ from those of the match. */
  sets?: readonly SetScore[];
  retired?: Side | null;
  /** Whose entry it is, beside another one. */
  of?: string;
}

/** A whole score, the player's own line first. */
export function ScoreTable({ match, sets = playedSets(match), retired, of }: ScoreTableProps) {
  const isTyped = retired !== undefined;
  return (
    <Table>
      <caption>{['Rezultat po setovima', of ?? (isTyped && 'vaš upis')].filter(Boolean).join(', ')}</caption>
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <th key={header} scope="col">
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ownSideFirst(match).map((side) => {
          const player = playerOn(match, side);
          const marks = isTyped ? (retired === side ? 'ret.' : '') : playerMarks(match, side);
          return (
            <tr key={side} data-won={(!isTyped && match.winner?.id === player.id) || undefined}>
              <th scope="row">
                {player.displayName} {marks && <small>{marks}</small>}{' '}
                {!isTyped && match.outcome === 'WALKOVER' && match.winner && match.winner.id !== player.id && (
                  <small>{outcomeLabel(match)}</small>
                )}
              </th>
              {[0, 1, 2].map((index) => {
                const set = sets[index];
                const isPlayed = set !== undefined && set[0] + set[1] > 0;
                return (
                  <td key={index} data-won={(isPlayed && setWinner(set) === side - 1) || undefined}>
                    {isPlayed && set[side - 1]}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      {!isTyped && match.outcome === 'NO_RESULT' && (
        <tfoot>
          <tr>
            <td colSpan={4}>
              <small>{outcomeLabel(match)}</small>
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
