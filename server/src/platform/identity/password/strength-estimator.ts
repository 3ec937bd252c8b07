import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { CROATIAN_DICTIONARY } from './croatian-dictionary';

/**
 * Only a password's start is estimated, so that a long one cannot overload the server; the rest only makes it stronger.
 */
const ESTIMATED_LETTERS = 50;
/**
 * Limit of the readings of `p4$$w0rd` that are tried, of about a hundred: each costs as much as the plain password, and
 * the first ones contain the usual replacements.
 */
const READINGS = 30;

export const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, croatian: [...CROATIAN_DICTIONARY] },
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_LETTERS,
  l33tMaxSubstitutions: READINGS,
});
