/** Content hashes of the build: a file with one never changes under its name. */
export const HASHED = /\.[0-9a-f]{8,}\./;
