export { createHeartbeat } from './heartbeat';
export { refuseWhileServersRun } from './running-servers';
export { statusRoutes } from './status.routes';
export { createStatus, type ReadStatus } from './status.service';
