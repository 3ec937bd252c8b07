export { Amount } from './amount';
export { type Column, DataTable } from './data-table';
export { Pager } from './pager';
export { WIDE_TABLE_STACKS } from './table-parts';
export { usePage } from './use-page';
