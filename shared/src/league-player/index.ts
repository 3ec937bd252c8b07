export { fullName, fullNames } from './full-names';
