/**
 * For files that may be an hour old and that each visit needs before its first screen: the frames and the return
 * address of the silent sign-in, icons.
 */
export const HOUR = 'public, max-age=3600, stale-while-revalidate=604800';

/** For files whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
