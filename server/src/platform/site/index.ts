export { keepBuilds } from './kept-builds';
export { site } from './site';
export type { SiteLook } from './site-look';
