export { DERIVED, TOPICS } from './topics';
