import { defineConfig } from '@playwright/test';
import { findChromium } from './club/chromium';

const { args, ...chromium } = await findChromium();

export default defineConfig({
  testDir: './specs',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  // A test with two hundred simultaneous bookings takes long on a busy machine.
  timeout: 120_000,
  // On CI a failed test runs once more, so that the report distinguishes flaky tests from those that always fail.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    launchOptions: {
      ...chromium,
      args: [
        ...args,
        // Pages of one browser share a process, so that each reuses the compiled code of earlier ones.
        '--process-per-site',
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
