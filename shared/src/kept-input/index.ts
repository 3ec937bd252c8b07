export { storedValue, storeValue } from './stored-value';
export { useKeptInput } from './use-kept-input';
