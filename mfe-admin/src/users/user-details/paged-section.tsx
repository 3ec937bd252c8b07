import { SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable, Pager, usePage } from '@club/shared/ui-data';
import { pageOf } from '../../lists/paging/page-of';

/** Few rows, because there are seven tables on this page, each with its own paging. */
const ROWS = 10;

interface PagedSectionProps<Row> {
  /** Name of the search parameter with the table's page. */
  param: string;
  title: string;
  empty: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
}

/** A card with one table of a member's details. */
export function PagedSection<Row>({ param, title, empty, columns, rows, rowKey }: PagedSectionProps<Row>) {
  const { page, pageCount, rows: shown } = pageOf(rows, usePage(param), ROWS);
  return (
    <SectionCard title={title} flush>
      <DataTable caption={title} captionHidden columns={columns} rows={shown} rowKey={rowKey} empty={empty} />
      <Pager page={page} pageCount={pageCount} label={`Stranice: ${title}`} param={param} />
    </SectionCard>
  );
}
