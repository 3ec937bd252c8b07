import { ApiError } from '@club/shared/http';

/** The server refuses the files themselves: sending them again does not help. */
export const isFileRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 413);
