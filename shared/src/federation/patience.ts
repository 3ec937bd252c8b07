/**
 * For how long a remote, and then its screen, is waited for: a member is informed within seven seconds that a part is
 * missing (federation design).
 */
export const PATIENCE_MS = 5_500;
