/** One measured question, always with a reference in the same run: only ratios are comparable between machines. */
export interface Benchmark {
  /** Name of its section in docs/benchmarks.md, and for `npm run bench -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** The target; omitted if the result is only informative. */
  readonly aim?: string;
  /** Runs only if requested by name: it takes minutes. */
  readonly onlyByName?: true;
  /** Measures, and returns the section's text in Markdown. */
  run(): Promise<string>;
  /** The ratios and counts, each with a limit in limits.json, that `npm run bench -- --check` compares; fast. */
  readonly check?: () => Promise<Readonly<Record<string, number>>>;
  /** What to do when one of its limits is broken. */
  readonly remedy?: string;
}

/** A Markdown table; all columns except the first contain figures. */
export function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const ruler = header.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(header), line(ruler), ...rows.map(line)].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const times = (ratio: number): string => `× ${ratio.toFixed(2)}`;
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
