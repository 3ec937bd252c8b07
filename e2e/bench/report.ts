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

function sectionsOf(text: string): Map<string, string> {
  const found = text.matchAll(/<!-- ([a-z-]+) -->\n([\s\S]*?)\n<!-- \/\1 -->/g);
  return new Map([...found].map(([, name = '', body = '']) => [name, body]));
}

function machine(): string {
  const [core] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Measured on ${os.cpus().length} cores (${core?.model.trim()}), ${memory} GB, Node ${process.versions.node}.`;
}

/** Writes what was measured into docs/benchmarks.md; the sections of others stay as they are. */
export function writeSection(
  all: readonly Benchmark[],
  { name, title, aim, onlyByName }: Benchmark,
  text: string,
): void {
  const sections = sectionsOf(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');
  const lines = [
    `## ${title}${onlyByName ? ' _(by name)_' : ''}`,
    `\`npm run bench -- ${name}\`${aim ? ` · aim: ${aim}` : ''}`,
    text,
    machine(),
  ];
  sections.set(name, lines.join('\n\n'));
  const bodies = all.flatMap((each) => {
    const body = sections.get(each.name);
    return body ? [`${begin(each.name)}\n${body}\n${end(each.name)}`] : [];
  });
  writeFileSync(FILE, `${[HEAD, ...bodies].join('\n\n')}\n`);
}
