export { focusHeading, focusOn } from './focus';
export { useKeptFocus } from './use-kept-focus';
