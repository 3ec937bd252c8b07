export { discardOldInput } from './discard-old-input';
export { storedValue, storeValue } from './stored-value';
export { useKeptInput } from './use-kept-input';
