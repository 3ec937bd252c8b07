export { focusHeading } from './focus';
export { useKeptFocus } from './use-kept-focus';
