/**
 * Ends a command on a Node that cannot run it, with the reason. Imported first, and imports nothing: on an old Node the
 * other modules fail while they are loaded.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Potreban je Node 20.19 ili noviji; ovo je ${process.versions.node}.`);
  process.exit(1);
}
