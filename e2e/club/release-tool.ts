import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SHELL_FILE } from '@club/shared/contracts/releases/shell-suite';
import { plainEnvironment } from './plain-environment';
import { PRODUCT, type RunningClub } from './running-club';

const run = promisify(execFile);

/** The differences between a build and the one in the checkout. */
interface Variant {
  readonly version: string;
  /** Texts of its scripts, and their replacements. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The range of @club/shared that it was built for. */
  readonly shared?: string;
  /** The contract with the shell that it was built for. */
  readonly contract?: number;
}

/** The teams' release commands, for one running club. */
export interface ReleaseTool {
  /** Creates a build of a remote, as a team would: that of the checkout with changes. Returns its folder. */
  build(remote: string, variant: Variant): string;
  /**
   * `release mfe-league --built …`: returns what the command prints. @throws with that output, when the command fails
   */
  run(...args: string[]): Promise<string>;
  /** Makes the commands not know the shell, as if no server had ever started on the folder of releases. */
  forgetShell(): void;
  /** Resets to a state without any release. */
  reset(): void;
  remove(): void;
}

export function releaseTool(club: RunningClub): ReleaseTool {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-builds-'));
  const releases = path.join(club.dataDir, 'releases');
  return {
    build(remote, { version, texts = {}, shared, contract }) {
      const built = mkdtempSync(path.join(folder, `${remote}-`));
      // The compressed copies would still be those of the checkout.
      const filter = (file: string) => !file.endsWith('.br');
      cpSync(path.join(PRODUCT, remote, 'dist'), built, { recursive: true, filter });
      const manifest: { shared: string; contract: number } = JSON.parse(
        readFileSync(path.join(built, 'remote.json'), 'utf8'),
      );
      const changes = Object.entries({ ...texts, ...(shared && { [manifest.shared]: shared }) });
      for (const file of readdirSync(built).filter((name) => name.endsWith('.js'))) {
        const text = readFileSync(path.join(built, file), 'utf8');
        const changed = changes.reduce((sum, [before, after]) => sum.replaceAll(before, after), text);
        if (changed !== text) writeFileSync(path.join(built, file), changed);
      }
      writeFileSync(
        path.join(built, 'remote.json'),
        JSON.stringify({
          ...manifest,
          version,
          shared: shared ?? manifest.shared,
          contract: contract ?? manifest.contract,
        }),
      );
      return built;
    },
    async run(...args) {
      const env = { ...plainEnvironment(), RELEASES_DIR: releases };
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'deploy/releases/cli.ts', ...args], {
        cwd: PRODUCT,
        env,
      });
      return stdout;
    },
    forgetShell: () => rmSync(path.join(releases, SHELL_FILE)),
    reset() {
      for (const entry of readdirSync(releases)) {
        if (entry !== SHELL_FILE) rmSync(path.join(releases, entry), { recursive: true });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
