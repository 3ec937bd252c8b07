import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes test-results/jest.json in the package: the tests, their durations and results. */
export default class JestReport {
  constructor({ rootDir }) {
    this.folder = path.join(rootDir, 'test-results');
  }

  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, perfStats, testResults: tests, failureMessage }) => ({
      name: testFilePath,
      startTime: perfStats.start,
      endTime: perfStats.end,
      message: failureMessage ?? '',
      assertionResults: tests.map(({ fullName, status, invocations, failureMessages }) => ({
        fullName,
        status,
        invocations,
        failureMessages,
      })),
    }));
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(path.join(this.folder, 'jest.json'), JSON.stringify({ testResults: files }));
  }
}
