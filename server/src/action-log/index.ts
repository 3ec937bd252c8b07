export { actionLogRoutes } from './action-log.routes';
export { type ActionContext, type Facts, recordAction } from './action-log.service';
