import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/**
 * Names the calls that a test was still waiting for when its time was over. Playwright itself names only those that fail
 * when it closes the test's browsers.
 */
export default class UnfinishedSteps implements Reporter {
  readonly #begun = new Map<TestResult, Set<TestStep>>();

  onStepBegin(_test: TestCase, result: TestResult, step: TestStep): void {
    const begun = this.#begun.get(result) ?? new Set();
    this.#begun.set(result, begun.add(step));
  }

  onStepEnd(_test: TestCase, result: TestResult, step: TestStep): void {
    this.#begun.get(result)?.delete(step);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const begun = this.#begun.get(result) ?? new Set();
    this.#begun.delete(result);
    if (result.status !== 'timedOut') return;
    const steps = [...begun].map(({ title, location }) => (location ? `${title} (line ${location.line})` : title));
    console.log(`Out of time: ${test.title}; still waiting for: ${steps.join(', ') || 'none of its browsers'}`);
  }
}
