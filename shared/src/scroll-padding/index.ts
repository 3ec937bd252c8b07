export { useScrollPadding } from './use-scroll-padding';
