export { storedValue, storeValue } from './stored-value';
