import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Benchmark, table } from './benchmark';

type Limit = { readonly atLeast: number } | { readonly atMost: number };
type Limits = Readonly<Record<string, Readonly<Record<string, Limit>>>>;

const LIMITS = JSON.parse(readFileSync(path.join(import.meta.dirname, 'limits.json'), 'utf8')) as Limits;

const isKept = (figure: number, limit: Limit): boolean =>
  'atLeast' in limit ? figure >= limit.atLeast : figure <= limit.atMost;

/**
 * `npm run bench -- --check`: compares ratios and counts, never times, with limits.json, whose limits have enough
 * margin that a busy machine does not violate them.
 * @returns whether every limit is kept, and every figure has one
 */
export async function check(all: readonly Benchmark[]): Promise<boolean> {
  const rows: string[][] = [];
  const remedies = new Set<string>();
  let isGood = true;
  for (const { name, check: measure, remedy } of all) {
    const limits = LIMITS[name] ?? {};
    const figures: Readonly<Record<string, number>> = measure ? await measure() : {};
    for (const what of new Set([...Object.keys(limits), ...Object.keys(figures)])) {
      const [limit, figure] = [limits[what], figures[what]];
      const good = limit !== undefined && figure !== undefined && isKept(figure, limit);
      isGood &&= good;
      if (!good && remedy) remedies.add(remedy);
      const [[bound, value] = ['no limit', '']] = Object.entries(limit ?? {});
      rows.push([
        `${name}: ${what}`,
        figure?.toFixed(2) ?? 'not measured',
        `${bound} ${value}`,
        good ? 'kept' : 'BROKEN',
      ]);
    }
  }
  console.log(table(['figure', 'measured', 'limit', ''], rows));
  for (const remedy of remedies) console.log(`\n${remedy}`);
  return isGood;
}
