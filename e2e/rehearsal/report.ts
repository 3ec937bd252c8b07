import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCT } from '../club/running-club';

const HEAD = `# Rehearsal

\`npm run rehearse\` runs, without containers, what \`deploy/compose.yaml\` describes with the profile \`keycloak\`: PostgreSQL, a
Keycloak in production mode with the club's realm and theme, two server processes, Caddy with \`deploy/Caddyfile\` (TLS, HTTP/2) in
front of all, and \`mfe-league\` from another origin. The release that it upgrades to is the same build with one screen changed. Each
step below was checked; the last run wrote this page.`;

/** The steps of one run, each with its duration and observations. */
export class Report {
  readonly #rows: string[] = [];
  readonly #began = Date.now();

  /** Runs one step. @returns the result of `work`, whose first part is the observation */
  async step<Result>(name: string, work: () => Promise<readonly [seen: string, result: Result]>): Promise<Result> {
    const began = Date.now();
    const [seen, result] = await work();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`✓ ${name} (${seconds} s): ${seen}`);
    this.#rows.push(`| ${name} | ${seen} | ${seconds} s |`);
    return result;
  }

  write(): void {
    const [core] = os.cpus();
    const machine = `${os.cpus().length} cores (${core?.model.trim()}), Node ${process.versions.node}`;
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    const text = [
      HEAD,
      ['| step | seen | took |', '| --- | --- | --- |', ...this.#rows].join('\n'),
      `In all ${seconds} s on ${machine}.`,
    ];
    writeFileSync(path.join(PRODUCT, 'docs/rehearsal.md'), `${text.join('\n\n')}\n`);
  }
}
