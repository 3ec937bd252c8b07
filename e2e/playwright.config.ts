import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './club/chromium';

/** Memory with room for the clubs of the specs, where the system has it. */
const MEMORY = '/dev/shm';
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
// A club is a thousand files, which take a disk up to a second to create.
if (existsSync(MEMORY) && freeBytes(MEMORY) > 4e9) process.env.TMPDIR = MEMORY;

const { args, ...chromium } = await findChromium();

export default defineConfig({
  testDir: './specs',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  globalSetup: './club/begin-demo.ts',
  fullyParallel: false,
  // One more than the processors of the smallest machine: specs wait for a fifth of their time.
  workers: 3,
  // A test with two hundred simultaneous bookings takes long on a busy machine.
  timeout: 120_000,
  // As in the tests of the screens: a machine that others keep busy is slow, and not wrong. What must come at once says so.
  expect: { timeout: 20_000 },
  // On CI a failed test runs once more, so that the report distinguishes flaky tests from those that always fail.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./unfinished-steps.ts'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    launchOptions: {
      ...chromium,
      // Where the environment names no language, as in a container, the browser would save no file with a Croatian name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        ...args,
        // Pages of one browser share a process, so that each reuses the compiled code of earlier ones.
        '--process-per-site',
        // Drawing without a graphics card needs no process of its own, and nobody draws in three dimensions. The software
        // for that sets variables of the environment while other threads read them: now and then a browser crashed at
        // its launch.
        '--in-process-gpu',
        '--disable-software-rasterizer',
        // A page lives for seconds: optimising its code takes longer than it saves.
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
