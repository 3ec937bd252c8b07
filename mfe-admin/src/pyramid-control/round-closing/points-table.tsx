import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { MovementMark } from '@club/shared/league-pyramid';
import { usePhone } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';

/** `3. red, 2.`; on a phone, which has no room for the columns, with the points that the round adds. */
function Place({ pyramidRow, playerPosition, startPoints, matchPoints, bonus }: PyramidCell) {
  const isPhone = usePhone();
  return (
    <>
      {pyramidRow}. red, {playerPosition}.
      {isPhone && startPoints !== null && (
        <>
          {' '}
          <span style={{ display: 'block' }}>
            {startPoints} + meč {matchPoints ?? 0} + red {bonus ?? 0}
          </span>
        </>
      )}
    </>
  );
}

/** On a phone without its label, which the legend above shows. */
function Mark({ movement }: Pick<PyramidCell, 'movement'>) {
  const isPhone = usePhone();
  return movement && <MovementMark movement={movement} bare={isPhone} />;
}

const COLUMNS: Column<PyramidCell>[] = [
  { id: 'player', header: 'Igrač', cell: ({ player }) => player?.displayName, phone: 'heading' },
  { id: 'place', header: 'Mjesto', cell: (cell) => <Place {...cell} />, phone: 'note' },
  { id: 'start', header: 'Prije', align: 'right', cell: ({ startPoints }) => startPoints, phone: 'hidden' },
  { id: 'match', header: 'Meč', align: 'right', cell: ({ matchPoints }) => matchPoints, phone: 'hidden' },
  { id: 'bonus', header: 'Red', align: 'right', cell: ({ bonus }) => bonus, phone: 'hidden' },
  { id: 'end', header: 'Poslije', align: 'right', cell: ({ endPoints }) => endPoints, phone: 'aside' },
  { id: 'movement', header: 'Pomak', cell: Mark, phone: 'mark' },
];

/** How each player's points came to be: of the match and of the row. */
export function PointsTable({ pyramid }: { pyramid: readonly PyramidCell[] }) {
  return (
    <DataTable
      caption="Bodovi po igračima"
      captionHidden
      columns={COLUMNS}
      rows={pyramid.filter(({ player }) => player)}
      rowKey={({ pyramidRow, playerPosition }) => `${pyramidRow}-${playerPosition}`}
      empty="Piramida je prazna."
    />
  );
}
