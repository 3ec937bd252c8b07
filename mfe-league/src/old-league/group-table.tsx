import type { GroupRow } from '@club/shared/contracts/league/groups-results';
import { SectionCard, styled } from '@club/shared/ui-core';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  // The columns fit a phone, however large the user's font size is.
  fontSize: 'min(1rem, 5.6vw)',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '9px 12px', textAlign: 'left' },
  '& thead th:first-of-type, & td:first-of-type': { width: 60, paddingLeft: 20, textAlign: 'right' },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 20, textAlign: 'right' },
  '& tbody th': { fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '0.8125em', color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** The table of a group; the numbers of group B continue after those of group A. */
export function GroupTable({ group, rows }: { group: 'A' | 'B'; rows: readonly GroupRow[] }) {
  return (
    <SectionCard title={`Skupina ${group}`} flush>
      <Table aria-label={`Poredak skupine ${group}`}>
        <thead>
          <tr>
            <th scope="col">Mjesto</th>
            <th scope="col">Igrač</th>
            <th scope="col">Bodovi</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, player, points }) => (
            <tr key={player.id}>
              <td>{rank}.</td>
              <th scope="row">{player.displayName}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </SectionCard>
  );
}
