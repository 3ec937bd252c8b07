export { PUBLIC_PAGES } from './page-heads';
