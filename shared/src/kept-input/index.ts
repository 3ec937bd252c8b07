/** Remotes of earlier releases import these two from here. */
export { storedValue, storeValue } from '@club/shared/stored-value';
export { discardOldInput } from './discard-old-input';
export { useKeptInput } from './use-kept-input';
