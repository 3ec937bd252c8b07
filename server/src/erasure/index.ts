export { erasureRoutes } from './erasure.routes';
export { createErasure } from './erasure.service';
