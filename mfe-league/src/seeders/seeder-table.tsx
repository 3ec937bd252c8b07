import type { Seeder } from '@club/shared/contracts/league/seeders';
import { SMALLEST_PHONE } from '@club/shared/theme';
import { Hint, styled, VisuallyHidden } from '@club/shared/ui-core';
import { seederBand } from './seeder-bands';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  // The columns fit a phone, however large the user's font size is.
  fontSize: 'min(1rem, 5.6vw)',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px', textAlign: 'left' },
  '& thead th:first-of-type, & td:first-of-type': { width: 64, paddingLeft: 20, textAlign: 'right' },
  '& tbody th': { fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& thead th:nth-of-type(3), & td:nth-of-type(2)': { textAlign: 'right' },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 20 },
  '& thead th:nth-of-type(4), & td:nth-of-type(3)': { width: 48, paddingInline: '0 14px' },
  // Leaves room for a user's own letter spacing (WCAG 2.2, 1.4.12).
  [SMALLEST_PHONE]: {
    '& th, & td': { paddingInline: 6 },
    '& thead th:first-of-type, & td:first-of-type': { width: 0, paddingLeft: 10 },
    '& thead th:last-of-type, & td:last-of-type': { paddingRight: 10 },
  },
  '& thead th': { fontSize: '0.8125em', color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tr[data-band="free"]': { color: theme.vars.palette.free.main },
  '& tr[data-band="main"]': { fontWeight: 700 },
  '& tr[data-band="qualifications"]': { color: theme.vars.palette.taken.main },
  '& tr[data-first] > *': { borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  '@media print': { fontSize: '11px', '& th, & td': { padding: '2px 8px' } },
}));

const Marker = styled('span')(({ theme }) => ({
  padding: '4px 6px',
  borderRadius: 6,
  fontSize: '0.8125em',
  fontWeight: 700,
  color: theme.vars.palette.taken.main,
}));

const COUNTED = 'Odigrano kolo je uračunato';

/** The seeders by rank, in the three bands of the draw. */
export function SeederTable({ year, seeders }: { year: number; seeders: readonly Seeder[] }) {
  // In a column of its own, not in the cell of the points: −1 and 37 must not be read as −137.
  const marked = seeders.some(({ playedRound }) => playedRound);
  return (
    <Table aria-label={`Nositelji ${year}.`}>
      <thead>
        <tr>
          <th scope="col">Mjesto</th>
          <th scope="col">Igrač</th>
          <th scope="col">Bodovi</th>
          {marked && (
            <th scope="col">
              <VisuallyHidden>Odigrano kolo</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {seeders.map(({ playerRank, player, points, playedRound }, index) => {
          const band = seederBand(playerRank);
          const above = seeders[index - 1];
          return (
            <tr
              key={player.id}
              data-band={band}
              data-first={(above && seederBand(above.playerRank) !== band) || undefined}
            >
              <td>{playerRank}.</td>
              <th scope="row">{player.displayName}</th>
              <td>{points}</td>
              {marked && (
                <td>
                  {playedRound && (
                    <Hint text={COUNTED}>
                      <Marker tabIndex={0} role="img" aria-label={`−1, ${COUNTED}`}>
                        -1
                      </Marker>
                    </Hint>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
