import { defineConfig } from '@playwright/test';
import { findChromium } from './club/chromium';

const { args, ...chromium } = await findChromium();

export default defineConfig({
  testDir: './specs',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  // A story that asks for two hundred bookings at once takes its time where other work goes on.
  timeout: 120_000,
  // In CI a story that failed is told once more: the report then knows the flaky ones from those that always fail.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    launchOptions: {
      ...chromium,
      args: [
        ...args,
        // Pages of one browser share a process, so that each finds what the one before has compiled.
        '--process-per-site',
        // A page lives for seconds: compiling it a second time, for speed, takes longer than it saves.
        '--js-flags=--no-opt,--max-lazy',
      ],
    },
    // Nothing is shown by frames in between, and each has to be drawn.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1440, height: 900 },
    // Recording every action takes as long again as the story; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
