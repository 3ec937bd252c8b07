import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCT } from '../club/running-club';
import type { Benchmark } from './benchmark';

const FILE = path.join(PRODUCT, 'docs/benchmarks.md');

const HEAD = `# Benchmarks

\`npm run bench\` builds nothing: it measures the built product and writes the sections below; \`npm run bench -- <name>\`
measures one. Every figure stands beside another one of the same run on the same machine, interleaved, for only their
ratio means something on yours. Sections marked _by name_ take minutes and are measured only when they are asked for.`;

const begin = (name: string) => `<!-- ${name} -->`;
const end = (name: string) => `<!-- /${name} -->`;

function machine(): string {
  const [core] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Measured on ${os.cpus().length} cores (${core?.model.trim()}), ${memory} GB, Node ${process.versions.node}.`;
}

/** The whole section of one benchmark, including its marks. */
const sectionOf = (name: string): RegExp => new RegExp(`${begin(name)}\\n[\\s\\S]*?\\n${end(name)}`);

/** Writes the results into docs/benchmarks.md; other sections, and text between them, stay unchanged. */
export function writeSection(
  all: readonly Benchmark[],
  { name, title, aim, onlyByName }: Benchmark,
  text: string,
): void {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : `${HEAD}\n`;
  const lines = [
    `## ${title}${onlyByName ? ' _(by name)_' : ''}`,
    `\`npm run bench -- ${name}\`${aim ? ` · aim: ${aim}` : ''}`,
    text,
    machine(),
  ];
  const section = `${begin(name)}\n${lines.join('\n\n')}\n${end(name)}`;
  const own = sectionOf(name);
  // A new section is inserted before the one that follows it in the order of benchmarks, or at the end.
  const later = all.slice(all.findIndex((each) => each.name === name) + 1);
  const next = later.map((each) => begin(each.name)).find((mark) => page.includes(mark));
  const written = own.test(page)
    ? page.replace(own, () => section)
    : next
      ? page.replace(next, () => `${section}\n\n${next}`)
      : `${page}\n${section}\n`;
  writeFileSync(FILE, written);
}
