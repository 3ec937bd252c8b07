export { leavesScreen, UNSAVED_LOSS, useUnsavedGuard } from './use-unsaved-guard';
