import { ReleaseFilesPlugin } from './release-files.mjs';

test('the build of a remote fails with each fault of its remote.json', () => {
  const compilation = { chunkGroups: [], chunks: [], errors: [], fileDependencies: new Set() };
  const remoteFile = new URL('../../../mfe-account/remote.json', import.meta.url).pathname;
  new ReleaseFilesPlugin(remoteFile).ofRemote(compilation);
  // Without chunks it has none of the screens that its routes name.
  expect(compilation.errors.map(({ message }) => message)).toContain(
    'remote.json: /account-status names the screen account-status, which is none',
  );
  expect([...compilation.fileDependencies]).toEqual([remoteFile]);
});
