import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ShellSuite } from '@club/shared/contracts/releases/shell-suite';

interface Build {
  readonly script?: string;
  readonly name?: string;
  /** The range of @club/shared that it needs. */
  readonly shared?: string;
  readonly contract?: number;
  /** Instead of the content of its files; null: without this file. */
  readonly files?: Readonly<Record<string, string | null>>;
}

/** A folder for builds and releases, new for every test. */
export function folderForTests() {
  let home: string;
  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'club-releases-'));
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));

  return {
    get releases() {
      return path.join(home, 'releases');
    },
    /** A server with this shell starts on the folder of releases. */
    serverStarts(suite: ShellSuite = {}): void {
      fs.mkdirSync(path.join(home, 'releases'), { recursive: true });
      fs.writeFileSync(path.join(home, 'releases/shell.json'), JSON.stringify(suite));
    },
    /** A build of a remote as created by webpack. */
    build(
      version: string,
      { script = `release ${version}`, name = 'mfe-league', files: others, ...requirements }: Build = {},
    ): string {
      const folder = fs.mkdtempSync(path.join(home, 'build-'));
      const remote = { name, title: 'Ljetna liga', version, contract: 1, routes: [], menu: [], ...requirements };
      const first = { globalName: 'mfe_league', remoteEntry: { name: 'main.js', path: '' } };
      const files = {
        'remote.json': JSON.stringify(remote),
        'preload.json': JSON.stringify({ '': ['main.js'], 'shared:': ['react'] }),
        'mf-manifest.json': JSON.stringify({ metaData: first }),
        'main.js': script,
        'assets/a.svg': '<svg/>',
        ...others,
      };
      for (const [file, text] of Object.entries(files)) {
        if (text === null) continue;
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
      }
      return folder;
    },
  };
}
