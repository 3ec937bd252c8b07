export { Delayed } from './delayed';
