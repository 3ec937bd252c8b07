/**
 * For what may be an hour old without harm, and is needed by each visit before its first screen: the frames and the
 * return address of the silent sign-in, icons.
 */
export const HOUR = 'public, max-age=3600, stale-while-revalidate=604800';
