/**
 * Routes that are neither timed nor traced. The answers of the event stream last as long as a page is open. A proxy checks
 * every process twice a second: among so many answers, all of them quick and good, no alarm would notice the calls of
 * members, and a collector would mostly receive checks.
 */
const UNMEASURED: ReadonlySet<string> = new Set(['/api/events', '/api/alive', '/api/health', '/metrics']);

/** @param route the pattern of the route; 'none' for an address that has none */
export const isMeasured = (route: string): boolean => !UNMEASURED.has(route);
