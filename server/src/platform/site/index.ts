export { openBuildArchive } from './build-archive';
export { site } from './site';
export type { SiteLook } from './site-look';
