export { actionsBy, actionsOn } from './action-log.repository';
export { actionLogRoutes } from './action-log.routes';
export { type Action, type ActionContext, createActionLog, type Facts, recordAction } from './action-log.service';
