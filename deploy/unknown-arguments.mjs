/**
 * Ends a command that was given an unknown argument: if it were ignored, something else would run for minutes. Only
 * Node's own modules: some of the commands run before the installation.
 */
export function refuseUnknownArguments(usage, options = []) {
  if (process.argv.slice(2).every((argument) => options.includes(argument))) return;
  console.error(usage);
  process.exit(1);
}
