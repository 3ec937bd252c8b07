export { pyramidPair } from './pyramid-pair';
export { sortedName, sortedNames } from './sorted-names';
