import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Build {
  readonly script?: string;
  readonly name?: string;
  /** The range of @club/shared that it needs. */
  readonly shared?: string;
  readonly contract?: number;
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
    /** A build of a remote as created by webpack. */
    build(
      version: string,
      { script = `release ${version}`, name = 'mfe-league', ...requirements }: Build = {},
    ): string {
      const folder = fs.mkdtempSync(path.join(home, 'build-'));
      const remote = JSON.stringify({ name, version, ...requirements });
      const files = { 'remote.json': remote, 'preload.json': '{}', 'mf-manifest.json': '{}', 'main.js': script };
      for (const [file, text] of Object.entries({ ...files, 'assets/a.svg': '<svg/>' })) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
      }
      return folder;
    },
  };
}
