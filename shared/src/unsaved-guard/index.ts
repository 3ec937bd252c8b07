export { leavePage } from './leave-page';
export { leavesScreen, UNSAVED_LOSS, useUnsavedGuard } from './use-unsaved-guard';
