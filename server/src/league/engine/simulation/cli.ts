import { parseArgs } from 'node:util';
import { EngineRefusal } from '../refusal';
import { seasonText } from './report/season-text';
import { simulateSeason } from './simulate-season';

/** Prints a simulated season: `--players 63 --rounds 17 --seed 1 [--year 2025] [--pairing column] [--edge-row rest] …`. */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '63' },
    rounds: { type: 'string', default: '17' },
    seed: { type: 'string', default: '1' },
    year: { type: 'string', default: '2025' },
    pairing: { type: 'string', default: 'avoid-rematch' },
    'edge-row': { type: 'string', default: 'play' },
    draw: { type: 'string', default: 'fold' },
    'bonus-once': { type: 'boolean', default: false },
  },
});

function simulated() {
  return simulateSeason({
    players: Number(values.players),
    seed: Number(values.seed),
    year: Number(values.year),
    settings: {
      rounds: Number(values.rounds),
      pairing: values.pairing === 'column' ? 'column' : 'avoid-rematch',
      edgeRow: values['edge-row'] === 'rest' ? 'rest' : 'play',
      draw: values.draw === 'bands' ? 'bands' : 'fold',
      bonusOnce: values['bonus-once'],
    },
  });
}

try {
  process.stdout.write(seasonText(simulated()));
} catch (error) {
  if (!(error instanceof EngineRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
