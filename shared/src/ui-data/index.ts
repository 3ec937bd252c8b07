export { Amount } from './amount';
export { type Column, DataTable } from './data-table';
export { Disclosure } from './disclosure';
export { OlderButton } from './older-button';
export { Pager } from './pager';
export { PhoneOnly } from './phone-only';
export { usePage } from './use-page';
