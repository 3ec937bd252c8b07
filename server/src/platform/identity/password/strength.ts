import type { ZxcvbnResult } from '@zxcvbn-ts/core';

/**
 * How hard a password is to guess. The estimator's dictionaries are loaded with the first new password: they would slow
 * down every start.
 * @param own what a guesser knows of its owner, such as names and e-mail
 */
export async function passwordStrength(password: string, own: readonly string[]): Promise<ZxcvbnResult> {
  // Through our own module: a bundler gives a dynamic import of a CommonJS package no named exports.
  const { estimator } = await import('./strength-estimator');
  return estimator.check(password, [...own]);
}
