import { withTimeout } from '@club/shared/timeout';

/** Longer than any answer takes, however busy the machine is, and no longer than a test. */
const PATIENCE_MS = 20_000;

/**
 * A busy machine must not be taken for a slow server: the tests of a file that mocks '@club/shared/timeout' wait for every
 * answer.
 * @returns for a test about a slow answer: restores the real limits
 */
export function waitForAnswers(): () => void {
  const { withTimeout: limited } = jest.requireActual<typeof import('@club/shared/timeout')>('@club/shared/timeout');
  const mocked = jest.mocked(withTimeout);
  beforeEach(() => mocked.mockImplementation((value) => limited(value, PATIENCE_MS)));
  return () => mocked.mockImplementation(limited);
}
