export { sortedName, sortedNames } from './sorted-names';
