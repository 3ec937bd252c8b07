import { parseArgs } from 'node:util';
import { EngineRefusal } from '../refusal';
import { seasonText } from './report/season-text';
import { simulateSeason } from './simulate-season';

/**
 * Prints a simulated season: `--players 63 --rounds 17 --seed 1 [--year 2025] [--pairing column] [--edge-row rest] …`.
 */
const OPTIONS = {
  players: { type: 'string', default: '63' },
  rounds: { type: 'string', default: '17' },
  seed: { type: 'string', default: '1' },
  year: { type: 'string', default: '2025' },
  pairing: { type: 'string', default: 'avoid-rematch' },
  'edge-row': { type: 'string', default: 'play' },
  draw: { type: 'string', default: 'fold' },
  'bonus-once': { type: 'boolean', default: false },
} as const;

function optionsOrExit() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    const options = Object.entries(OPTIONS).map(
      ([name, option]) => `[--${name}${option.default === false ? '' : ` ${option.default}`}]`,
    );
    process.stderr.write(`npm run league:simulate -- ${options.join(' ')}\n`);
    process.exit(1);
  }
}
const values = optionsOrExit();

function simulated() {
  return simulateSeason({
    players: whole('players'),
    seed: whole('seed'),
    year: whole('year'),
    settings: {
      rounds: whole('rounds'),
      pairing: chosen(values.pairing, ['avoid-rematch', 'column']),
      edgeRow: chosen(values['edge-row'], ['play', 'rest']),
      draw: chosen(values.draw, ['fold', 'bands']),
      bonusOnce: values['bonus-once'],
    },
  });
}

/** A value that is not a number would silently give another season. */
function whole(name: 'players' | 'rounds' | 'seed' | 'year'): number {
  if (/^\d+$/.test(values[name])) return Number(values[name]);
  throw new EngineRefusal('SETTING_IMPOSSIBLE', `--${name} nije cijeli broj: ${values[name]}`);
}

/** A misspelt option must not silently use the default rule. */
function chosen<const Choice extends string>(value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice) return choice;
  throw new EngineRefusal('SETTING_IMPOSSIBLE', `'${value}' nije moguće; moguće je: ${choices.join(', ')}.`);
}

try {
  process.stdout.write(seasonText(simulated()));
} catch (error) {
  if (!(error instanceof EngineRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
