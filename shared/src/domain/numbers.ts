const formats = new Map<string, Intl.NumberFormat>();

/** Created on first use and kept, because on a phone creating one takes longer than rendering the page that shows it. */
function formatWith(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${minimumFractionDigits} ${maximumFractionDigits}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat('hr-HR', {
    minimumFractionDigits,
    maximumFractionDigits,
    useGrouping: 'always',
  });
  formats.set(key, format);
  return format;
}

/** `5.000` or, with decimals, `5.000,5`: at most `most` of them, and at least `least`, which may be zeros. */
export const formatNumber = (value: number, most = 0, least = 0): string => formatWith(least, most).format(value);

/** `57,02 %` for a percentage from 0 to 100; decimals as in `formatNumber`. */
export const formatPercent = (value: number, most = 0, least = 0): string =>
  `${formatNumber(value, most, least)}\u00a0%`;
