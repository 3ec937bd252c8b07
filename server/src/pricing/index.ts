export { type PriceList, priceListOn, slotPriceCents } from './price-rules';
export { priceLists, priceListsUntil } from './pricing.repository';
export { pricingRoutes } from './pricing.routes';
export { createPricing } from './pricing.service';
