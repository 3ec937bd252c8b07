import { type CustomTypesConfig, types } from 'pg';

const asText = (value: string): string => value;

const parsers = new Map<number, (value: string) => unknown>([
  // Ids and counts stay far below 2^53; a string would break every comparison.
  [types.builtins.INT8, Number],
  // A Date would apply the server's time zone to what is only a calendar day.
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMP, asText],
]);

/** How values of both engines become JavaScript: passed to each pool, so that nothing changes for the whole process. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
