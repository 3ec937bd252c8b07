export { createClosureList } from './closure-list.service';
export { createClosureReleases } from './closure-release.service';
export { isClosed } from './closure-rules';
export { closuresFrom } from './court-closures.repository';
export { courtClosureRoutes } from './court-closures.routes';
export { createCourtClosures } from './court-closures.service';
