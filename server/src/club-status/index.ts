export { createHeartbeat } from './heartbeat';
export { statusRoutes } from './status.routes';
export { createStatus, type ReadStatus } from './status.service';
