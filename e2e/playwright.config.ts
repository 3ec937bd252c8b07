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
  // Where nobody watches, a story that a busy machine broke is told once more; the report calls it flaky by name.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    // Pages of one browser share a process, so that each finds what the one before has compiled.
    launchOptions: { ...chromium, args: [...args, '--process-per-site'] },
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
