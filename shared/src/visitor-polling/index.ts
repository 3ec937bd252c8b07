export { useVisitorPolling } from './use-visitor-polling';
