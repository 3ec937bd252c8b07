// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { cellsOfRow, isFront, needsThirdLine } from '@club/shared/league-pyramid';
import { VisuallyHidden } from '@club/shared/ui-core';
import { type ReactNode, useId } from 'react';
import type { Band } from './bands';
import { PartHeading } from './part-table';
import { PlayerCell } from './player-cell';
import { PyramidCells } from './pyramid-cells';

interface PyramidTableProps {
  /** Also the first words of the caption. */
  title: string;
  caption: ReactNode;
  cells: readonly PyramidCell[];
  bands: readonly Band[];
  separatorRows: 0 | 1;
  /** The player who is marked. */
  marked: number | null;
  isChosen: boolean;
  /** Whether row numbers are shown when the parts are side by side. */
  isNumbered: boolean;
}

/** An initial or a result pyramid: four cells per row, the bold line below the rows that are attacked. */
export function PyramidTable({
  title,
  caption,
  cells,
  bands,
  separatorRows,
  marked,
  isChosen,
  isNumbered,
}: PyramidTableProps) {
  const part = isChosen ? 'chosen' : 'other';
  const id = useId();
  // The last band may have only matches, and an empty row group would be announced.
  const bandsWithRows = bands.filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PartHeading id={`${id}-title`} data-part={part}>
        {title}
      </PartHeading>
      <PyramidCells
        role="table"
        aria-labelledby={`${id}-title ${id}-caption`}
        data-part={part}
        data-numbered={isNumbered}
        data-third-line={needsThirdLine(cells) || undefined}
      >
        <caption id={`${id}-caption`}>
          <span aria-hidden>{title}</span> {caption}
        </caption>
        {bandsWithRows.map(({ rows }) => (
          <tbody key={rows[0]} role="rowgroup">
            {rows.map((row) => (
              <tr key={row} role="row" data-front={isFront(row, separatorRows) || undefined}>
                <th role="rowheader" scope="row">
                  {row}.<VisuallyHidden> red</VisuallyHidden>
                </th>
                {cellsOfRow(cells, row).map((cell, index) => (
                  <PlayerCell key={index} cell={cell} marked={marked} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </PyramidCells>
    </>
  );
}
