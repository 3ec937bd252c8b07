export { withTimeout } from './with-timeout';
