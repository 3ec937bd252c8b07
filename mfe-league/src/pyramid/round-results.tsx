// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import { type ReactNode, useId } from 'react';
import type { Band } from './bands';
import { MatchRow } from './match-row';
import { PartHeading } from './part-table';
import { ResultRows } from './result-rows';

interface RoundResultsProps {
  /** Also the first words of the caption. */
  title: string;
  caption: ReactNode;
  bands: readonly Band[];
  marked: number | null;
  isChosen: boolean;
}

/** The results of a round, attacker first, in the same bands as the pyramids next to them. */
export function RoundResults({ title, caption, bands, marked, isChosen }: RoundResultsProps) {
  const part = isChosen ? 'chosen' : 'other';
  const id = useId();
  return (
    <>
      <PartHeading id={`${id}-title`} data-part={part}>
        {title}
      </PartHeading>
      <ResultRows role="table" aria-labelledby={`${id}-title ${id}-caption`} data-part={part}>
        <caption id={`${id}-caption`}>
          <span aria-hidden>{title}</span> {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Izazivač
            </th>
            <th role="columnheader" scope="col">
              Branitelj
            </th>
            <th role="columnheader" scope="col" colSpan={3} data-sets>
              Setovi
            </th>
            <th role="columnheader" scope="col">
              Ishod
            </th>
          </tr>
        </thead>
        {bands.map((band) => (
          <tbody key={band.rows[0] ?? 'others'} role="rowgroup">
            <tr role="row" data-band-name>
              <th role="columnheader" scope="col" colSpan={6}>
                {bandName(band)}
              </th>
            </tr>
            {band.matches.map((match) => (
              <MatchRow key={match.id} match={match} marked={marked} />
            ))}
          </tbody>
        ))}
      </ResultRows>
    </>
  );
}

/**
 * `2. red izaziva 1. red`; a row without a partner plays within itself, or has a bye (league rule R4): only the matches
 * show which.
 */
function bandName({ rows: [upper, lower], matches }: Band): string {
  if (!upper) return 'Ostali mečevi';
  if (lower) return `${lower}. red izaziva ${upper}. red`;
  return matches.length > 0 ? `${upper}. red igra unutar reda` : `${upper}. red ima slobodno kolo`;
}
