// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { cellsOfRow, isFront, needsThirdLine } from '@club/shared/league-pyramid';
import { VisuallyHidden } from '@club/shared/ui-core';
import { ResultCell } from './result-cell';
import { ResultGrid } from './result-grid';

interface ResultPyramidProps {
  /** Name of the table. */
  label: string;
  cells: readonly PyramidCell[];
  separatorRows: 0 | 1;
}

/** The pyramid after a round: four cells per row, the bold line below the rows that were attacked. */
export function ResultPyramid({ label, cells, separatorRows }: ResultPyramidProps) {
  const count = Math.max(0, ...cells.map(({ pyramidRow }) => pyramidRow));
  return (
    <ResultGrid role="table" aria-label={label} data-third-line={needsThirdLine(cells) || undefined}>
      <tbody role="rowgroup">
        {Array.from({ length: count }, (_, index) => index + 1).map((row) => (
          <tr key={row} role="row" data-front={(row < count && isFront(row, separatorRows)) || undefined}>
            <th role="rowheader" scope="row">
              {row}.<VisuallyHidden> red</VisuallyHidden>
            </th>
            {cellsOfRow(cells, row).map((cell, index) => (
              <ResultCell key={index} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </ResultGrid>
  );
}
