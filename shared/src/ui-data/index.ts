export { Amount } from './amount';
export { type Column, DataTable } from './data-table';
export { Disclosure } from './disclosure';
export { Pager } from './pager';
export { usePage } from './use-page';
