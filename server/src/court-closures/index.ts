export { createClosureList } from './closure-list.service';
export { createClosureReleases } from './closure-release.service';
export { courtClosureRoutes } from './court-closures.routes';
export { createCourtClosures } from './court-closures.service';
