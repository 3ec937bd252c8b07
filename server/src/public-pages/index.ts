export { crawlerFiles } from './crawler-files';
export { createPublicPages } from './public-pages.service';
