/** Ascending years as text: `2015.–2019., 2024.` */
export function yearSpans(years: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}.` : `${from}.–${to}.`)).join(', ');
}
