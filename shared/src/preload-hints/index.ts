export { renewPreloadHints } from './renew-preload-hints';
