import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './club/chromium';

/** A folder in memory with room for the clubs of the specs, if the system has one. */
const MEMORY = '/dev/shm';
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
// A club consists of a thousand files; creating them takes up to a second on a disk.
if (existsSync(MEMORY) && freeBytes(MEMORY) > 4e9) process.env.TMPDIR = MEMORY;

const { args, ...chromium } = await findChromium();

export default defineConfig({
  testDir: './specs',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  globalSetup: './club/begin-demo.ts',
  fullyParallel: false,
  // One more than the smallest machine has processors, because specs spend a fifth of their time waiting.
  workers: 3,
  // A test with two hundred simultaneous bookings takes long on a busy machine.
  timeout: 120_000,
  // As in the tests of the screens: on a busy machine slow is not wrong. What must be fast has its own timeout.
  expect: { timeout: 20_000 },
  // On CI a failed test runs once more, so that the report distinguishes flaky tests from those that always fail.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./unfinished-steps.ts'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    launchOptions: {
      ...chromium,
      // Without a language in the environment, as in a container, the browser could not save files with Croatian names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        ...args,
        // Pages of one browser share a process, so that each reuses code that earlier pages have compiled.
        '--process-per-site',
        // Rendering without a graphics card does not need its own process, and the specs do not need 3D graphics. Its
        // software implementation sets environment variables while other threads read them: now and then a browser crashed
        // at launch.
        '--in-process-gpu',
        '--disable-software-rasterizer',
        // A page lives for seconds: optimising its code would take longer than it saves.
        '--js-flags=--no-opt,--no-maglev,--max-lazy',
      ],
    },
    // Animations would only add frames to render.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1440, height: 900 },
    // Recording every action doubles the duration of a test; `--trace on` records one for debugging.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
