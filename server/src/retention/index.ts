export { retentionRoutes } from './retention.routes';
export { createRetention, type Retentions } from './retention.service';
