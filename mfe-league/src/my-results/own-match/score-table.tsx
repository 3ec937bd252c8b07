import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { type SetScore, setWinner } from '@club/shared/domain';
import { OUT_OF_SIGHT } from '@club/shared/theme';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
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
  /** For screen readers. */
  caption: string;
  match: Pick<MyLeagueMatch, 'player1' | 'player2' | 'mySide'>;
  sets: readonly SetScore[];
  /** What a side's line shows beside the name and the games. */
  lineOf: (side: Side) => { marks: string; hasWon?: boolean };
  /** A remark below the two lines. */
  foot?: string | null;
}

/** The games of both players by set, the player's own line first. */
export function ScoreTable({ caption, match, sets, lineOf, foot }: ScoreTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
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
          const { marks, hasWon } = lineOf(side);
          return (
            <tr key={side} data-won={hasWon || undefined}>
              <th scope="row">
                {playerOn(match, side).displayName} {marks && <small>{marks}</small>}
              </th>
              {[0, 1, 2].map((index) => (
                <Games key={index} set={sets[index]} side={side} />
              ))}
            </tr>
          );
        })}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <td colSpan={4}>
              <small>{foot}</small>
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

/** The games of a side in a set; empty if the set was not played. */
function Games({ set, side }: { set: SetScore | undefined; side: Side }) {
  if (!set || set[0] + set[1] === 0) return <td />;
  return <td data-won={setWinner(set) === side - 1 || undefined}>{set[side - 1]}</td>;
}
