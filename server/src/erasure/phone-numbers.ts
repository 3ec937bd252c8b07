const COUNTRY = '385';
/** Fewer could be any number. */
const FEWEST_DIGITS = 6;
const SPACE = '[^0-9A-Za-z]';
const ZERO = '(?:\\(0\\)|0)';
const FROM_ABROAD = `(?:\\((?:\\+|00)?${COUNTRY}\\)|(?:(?:\\+|00)${SPACE}?)?${COUNTRY})`;
/** What people write before the national part: 0, +385, 00385, +385 (0). */
const PREFIX = `(?:${FROM_ABROAD}${SPACE}{0,3}(?:${ZERO}${SPACE}{0,3})?|${ZERO}${SPACE}{0,2})`;

interface PhoneNumber {
  /** Of a Croatian number the part that every way of writing it has, of a foreign one all digits after + or 00. */
  readonly digits: string;
  readonly prefix: 'NONE' | 'CROATIAN' | 'FOREIGN';
}

function phoneNumberOf(phone: string): PhoneNumber {
  const all = phone.replace(/\D/g, '');
  const international = /^\W*\+/.test(phone) ? all : all.startsWith('00') ? all.slice(2) : undefined;
  // Without + or 00 the shortest number behind a country's prefix has seven digits; others begin with 385 by themselves.
  const abroad = international ?? (all.startsWith(COUNTRY) && all.length >= 10 ? all : undefined);
  if (abroad?.startsWith(COUNTRY)) return { digits: abroad.slice(3).replace(/^0/, ''), prefix: 'CROATIAN' };
  if (abroad !== undefined) return { digits: abroad, prefix: 'FOREIGN' };
  return all.startsWith('0') ? { digits: all.slice(1), prefix: 'CROATIAN' } : { digits: all, prefix: 'NONE' };
}

/** Equal for every way of writing a number. */
export function phoneKey(phone: string): string {
  const { digits, prefix } = phoneNumberOf(phone);
  return prefix === 'FOREIGN' ? `+${digits}` : digits;
}

/**
 * A PostgreSQL regular expression for a phone number, with any grouping of its digits and a Croatian one with any
 * prefix; undefined: it has so few digits that it could be any number.
 */
export function phoneExpression(phone: string): string | undefined {
  const all = phone.replace(/\D/g, '');
  if (all.length < FEWEST_DIGITS) return undefined;
  const { digits, prefix } = phoneNumberOf(phone);
  const grouped = (text: string) => [...text].join(`${SPACE}{0,2}`);
  if (prefix === 'FOREIGN') return `(?<!\\d)${grouped(all)}(?!\\d)`;
  return `(?<!\\d)${PREFIX}${prefix === 'NONE' ? '?' : ''}${grouped(digits)}(?!\\d)`;
}
