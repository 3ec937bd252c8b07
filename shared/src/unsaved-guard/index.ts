export { leavesScreen, useUnsavedGuard } from './use-unsaved-guard';
