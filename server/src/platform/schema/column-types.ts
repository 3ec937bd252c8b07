import type { ColumnType } from 'kysely';

/** Written once, never changed. */
export type Fixed<Type> = ColumnType<Type, Type, never>;
/** An insert may leave it out. */
export type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>;
export type FixedDefaulted<Type> = ColumnType<Type, Type | undefined, never>;

/** `timestamptz`: a moment. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type FixedMoment = ColumnType<Date, Date | string, never>;
export type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** `date`: a Zagreb date, always text in code. */
export type Day = string;

/** `jsonb`: read as a value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;
export type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
