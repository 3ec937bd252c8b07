/**
 * Ends a command that was given an argument which is none of its options: ignored, it would run something else for minutes.
 * Only Node's own modules: some of the commands run before the installation.
 */
export function refuseUnknownArguments(usage, options = []) {
  if (process.argv.slice(2).every((argument) => options.includes(argument))) return;
  console.error(usage);
  process.exit(1);
}
