import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { CROATIAN_DICTIONARY } from './croatian-dictionary';

/** The estimate is of a password's beginning, so that a long one cannot keep the server busy; the rest only adds to it. */
const ESTIMATED_LETTERS = 50;
/**
 * As many readings of `p4$$w0rd` are tried, of the hundred that there may be: each costs as much as the plain password, and
 * the first ones hold the usual replacements.
 */
const READINGS = 30;

export const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, croatian: [...CROATIAN_DICTIONARY] },
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_LETTERS,
  l33tMaxSubstitutions: READINGS,
});
