export { useUnsavedGuard } from './use-unsaved-guard';
