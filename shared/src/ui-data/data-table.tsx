// biome-ignore-all lint/a11y/noRedundantRoles: styled as blocks on a phone, the tags alone would lose their meaning
import { Box, TableSkeleton, usePhone } from '@club/shared/ui-core';
import type { Key, ReactNode } from 'react';
import { Table } from './table-parts';
import { useTooWide } from './use-too-wide';

type Phone = 'hidden' | 'heading' | 'aside' | 'line' | 'labelled' | 'note' | 'mark';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Numbers and amounts are right-aligned. */
  readonly align?: 'right';
  /**
   * In a stack: `hidden` omits the column on a phone, where another one contains its value; `heading` makes it the first
   * line of the row's stack, and at every width the row's header for screen readers. These make the rows compact: `aside`
   * is at the end of the heading's line; `line` and, with its header, `labelled` share the lines below it; `note` is on the
   * line of the buttons. In compact rows `mark` is at the end of the values' last line, else of the buttons'.
   */
  readonly phone?: Phone;
  /**
   * Text of any length that users have typed: it breaks anywhere, so that it does not push other columns out of the
   * card.
   */
  readonly long?: true;
  /**
   * The column contains the row's buttons: right-aligned, as narrow as they allow, and in a stack without its header,
   * because the buttons' labels are sufficient.
   */
  readonly actions?: true;
  /** The footer's content under this column; any total adds a footer. */
  readonly total?: ReactNode;
}

interface DataTableProps<Row> {
  /**
   * Name of the table: a visible caption or, with `captionHidden` below a card's title, its `aria-label`. A visually hidden
   * caption would be read as a line of the table, after the title and the name.
   */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  /** Shown instead of the rows if there are none: a sentence, or an `EmptyState`. */
  empty: ReactNode;
  /**
   * The rows are those of the previous page or filter and about to be replaced: they ignore clicks, because a click could
   * be lost, or hit another row, when they move.
   */
  busy?: boolean;
  /** A shorter form of the rows than their stacks, where there is no room for the columns. */
  narrow?: ReactNode;
}

/** A stack with one of these shows lines of several values, not each value on a line with its header. */
const COMPACT: readonly (Phone | undefined)[] = ['aside', 'line', 'labelled', 'note'];

/** Rows of the skeleton of a table that had none and gets an unknown number. */
const ROWS_TO_COME = 6;

/**
 * A real table. On a phone, and wherever the columns do not fit, a row becomes a stack of headers and values; there is no
 * horizontal scrolling.
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
  busy = false,
  narrow,
}: DataTableProps<Row>) {
  const isPhone = usePhone();
  const { isTooWide, frame } = useTooWide();
  if (rows.length === 0 && busy) return <TableSkeleton rows={ROWS_TO_COME} columns={columns.length} />;
  if (rows.length === 0) return <Box sx={{ p: 2.5, color: 'text.secondary' }}>{empty}</Box>;
  const table = (
    <Table
      role="table"
      aria-label={captionHidden ? caption : undefined}
      aria-busy={busy}
      data-compact={columns.some(({ phone }) => COMPACT.includes(phone)) || undefined}
      data-stacked={isTooWide || undefined}
    >
      {!captionHidden && <caption>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header, align, phone, actions }) => (
            <th key={id} role="columnheader" scope="col" data-align={align} data-phone={phone} data-actions={actions}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" style={{ pointerEvents: busy ? 'none' : undefined }}>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} role="row">
            {columns.map(({ id, header, cell, align, phone, long, actions }) => {
              const marks = {
                'data-header': header,
                'data-align': align,
                'data-phone': phone,
                'data-long': long,
                'data-actions': actions,
              };
              return phone === 'heading' ? (
                <th key={id} role="rowheader" scope="row" {...marks}>
                  {cell(row, index)}
                </th>
              ) : (
                <td key={id} role="cell" {...marks}>
                  {actions ? cell(row, index) : <div data-value>{cell(row, index)}</div>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <Totals columns={columns} />
    </Table>
  );
  return <div ref={frame}>{narrow !== undefined && (isPhone || isTooWide) ? narrow : table}</div>;
}

/**
 * The value of `phone` that applies to a cell of the footer: a total is on the line of "Ukupno", or on one of its own with
 * its header; below a column that a phone omits, a cell without a total is omitted too.
 */
function footerPlace(
  { phone, total }: Pick<Column<never>, 'phone' | 'total'>,
  isOnlyTotal: boolean,
): Phone | undefined {
  if (total === undefined) return phone === 'hidden' ? 'hidden' : undefined;
  // What a single total adds up is known from the rows: it needs no line with its header.
  return isOnlyTotal || phone === 'aside' ? 'aside' : undefined;
}

function Totals<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  const count = columns.filter(({ total }) => total !== undefined).length;
  if (count === 0) return null;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map(({ id, header, align, phone, actions, total }, index) => {
          const marks = { 'data-header': header, 'data-align': align, 'data-actions': actions };
          return total === undefined && index === 0 ? (
            <th key={id} role="rowheader" scope="row" data-phone="heading" {...marks}>
              Ukupno
            </th>
          ) : (
            <td key={id} role="cell" data-phone={footerPlace({ phone, total }, count === 1)} {...marks}>
              {total}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
