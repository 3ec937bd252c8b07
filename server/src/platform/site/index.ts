export { site } from './site';
