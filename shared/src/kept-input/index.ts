export { useKeptInput } from './use-kept-input';
