export { focusHeading, focusOn } from './focus';
export { useFocusRecovery } from './use-focus-recovery';
