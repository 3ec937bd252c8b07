import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageFacts } from '../package-facts.mjs';
import { listsOfRemote, listsOfShell, needsOf } from './preload-lists.mjs';
import { routeFaults } from './route-faults.mjs';

const { Compilation, sources } = webpack;
const { version: shared, remoteContract: contract } = readPackage(path.join(import.meta.dirname, '../..'));

/**
 * Writes what the server and the release tool read of a build: preload.json, and a remote's remote.json, with its
 * package's version and the range of shared that it depends on, or the shell's suite.json, with its package's version, the
 * version of shared that it provides and the contract with remotes that it supports.
 */
export class ReleaseFilesPlugin {
  /** @param remoteFile the remote.json of a remote; undefined for the shell */
  constructor(remoteFile) {
    this.remoteFile = remoteFile;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseFilesPlugin', (compilation) => {
      // After the files have received their final hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleaseFilesPlugin', stage }, () => {
        const files = this.remoteFile ? this.ofRemote(compilation) : ofShell(compilation, compiler.context);
        for (const [name, text] of Object.entries(files)) compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }

  ofRemote(compilation) {
    compilation.fileDependencies.add(this.remoteFile);
    const remote = JSON.parse(readFileSync(this.remoteFile, 'utf8'));
    const needs = needsOf(compilation);
    for (const fault of routeFaults(remote.routes, needs.screens)) {
      compilation.errors.push(new webpack.WebpackError(`remote.json: ${fault}`));
    }
    return {
      'remote.json': JSON.stringify({ ...remote, ...packageFacts(path.dirname(this.remoteFile)) }, null, 2),
      'preload.json': JSON.stringify(listsOfRemote(needs, remote.routes)),
    };
  }
}

function ofShell(compilation, folder) {
  const { version } = readPackage(folder);
  return {
    'suite.json': JSON.stringify({ version, shared, contract }),
    'preload.json': JSON.stringify(listsOfShell(needsOf(compilation), compilation)),
  };
}

function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
