import { parseArgs } from 'node:util';

const STEPS = ['types', 'lint', 'tests', 'browser'];
const USAGE = `npm test -- [${STEPS.join('|')}] [--since main]; one package: npm test -w mfe-league`;

function parsed(args) {
  try {
    return parseArgs({ args, options: { since: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    const [reason] = error.message.split('. ');
    throw new Error(`${reason} (${USAGE})`);
  }
}

/**
 * The steps that `npm test` is asked for. A word that is not a step is refused: otherwise nothing would run, and the
 * run would pass.
 * @param isCommit whether git knows a commit by this name
 */
export function readOptions(args, isCommit) {
  const { values, positionals } = parsed(args);
  const unknown = positionals.find((name) => !STEPS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`No step '${unknown}': ${STEPS.join(', ')}. One package: npm test -w mfe-league`);
  }
  const { since } = values;
  if (since !== undefined && !isCommit(since)) throw new Error(`No branch, tag or commit '${since}' for --since.`);
  return { steps: positionals.length > 0 ? positionals : STEPS, since };
}
