import { jest } from '@jest/globals';

// Where nobody watches, a test that a busy machine broke is run once more, and its failure still told.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
