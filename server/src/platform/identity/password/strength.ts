import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { CROATIAN_DICTIONARY } from './croatian-dictionary';

/** The estimate is of a password's beginning, so that a long one cannot keep the server busy; the rest only adds to it. */
const ESTIMATED_LETTERS = 50;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first password that somebody chooses: its dictionaries would slow down every start. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, croatian: [...CROATIAN_DICTIONARY] },
    graphs: common.adjacencyGraphs,
    maxLength: ESTIMATED_LETTERS,
  });
}

/**
 * How hard a password is to guess.
 * @param own what a guesser knows of its owner, such as names and e-mail
 */
export async function passwordStrength(password: string, own: readonly string[]): Promise<ZxcvbnResult> {
  estimator ??= loadEstimator();
  return (await estimator).check(password, [...own]);
}
