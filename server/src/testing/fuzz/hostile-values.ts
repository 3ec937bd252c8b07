import fc from 'fast-check';

/**
 * Texts that often break servers: values that JSON allows and a database cannot store, range limits, other notations.
 */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\ufeff',
  '\u202e\u200d\u0301',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5_000),
  "'; drop table member; --",
  '%',
  '\\',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '00000000000000000000001',
  '9223372036854775808',
  '0000-01-01',
  '0000-00-00',
  '9999-12-31',
  '2026-02-31',
  '+010000-01-01',
  '24:00',
  '02-31',
] as const;

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  32_768,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  9.3e18,
  1e308,
] as const;

const nested = (depth: number): unknown => (depth === 0 ? [] : { deeper: nested(depth - 1) });

/** JSON and addresses can contain these, no column of the database can. */
const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'a\udfffb'] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...UNSTORABLE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Nearly as long as a body may be: characters that many patterns permit, and at the end one that none does. */
export const endlessText: fc.Arbitrary<string> = fc
  .constantFrom('1', 'a', 'A', ' ', '-', '.', '/', '1 ', 'a.', 'a@')
  .map((piece) => `${piece.repeat(250_000 / piece.length)}\u0007`);

/** Any JSON value, regardless of contracts. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 3 }, nested(200)),
  fc.jsonValue(),
);

/** Pieces of an address that are sent unchanged: percent signs that encode nothing, or bytes that are not text. */
export const rawPiece: fc.Arbitrary<string> = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%C0%AF',
  '..%2f',
  '%2e%2e',
);
