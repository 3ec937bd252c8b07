import { jest } from '@jest/globals';

// On CI, a test that failed because of a busy machine runs once more; its failure is still reported.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
