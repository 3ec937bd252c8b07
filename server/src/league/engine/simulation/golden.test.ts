import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasonText } from './report/season-text';
import { simulateSeason } from './simulate-season';

/** `UPDATE_GOLDEN=1` rewrites the files; review their diff before committing it: it is a change of the rules. */
const isUpdate = process.env.UPDATE_GOLDEN === '1';

describe('whole simulated seasons', () => {
  it.each([47, 52, 63])('%d players: 17 rounds, knockout and consolation as in the golden file', (players) => {
    const file = join(import.meta.dirname, 'golden', `season-${players}.txt`);
    const text = seasonText(simulateSeason({ players, seed: players, year: 2025, settings: {} }));
    if (isUpdate) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
