export { migrations } from './migrations';
export type { LedgerKind } from './money-tables';
export type { Tables } from './tables';
