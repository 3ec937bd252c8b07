import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

const OrganizationPrice = z.object({ note: z.string(), price: Euros });

const OrganizationPackage = z.object({
  packageName: z.string(),
  price: Euros,
  includedDaySlots: z.number(),
  includedNightSlots: z.number(),
});

const PriceList = z.object({
  organizationPricing: z.array(OrganizationPrice),
  organizationPackages: z.array(OrganizationPackage),
});

export type PriceList = z.infer<typeof PriceList>;

/** GET /organization-pricing: the price list in force today, in euros; empty lists without one. */
export const PricingResponse = z.extend(PriceList, {
  /** The next one that is already decided: the grid charges it from its first day. */
  upcoming: z.optional(z.extend(PriceList, { validFrom: ZagrebDate })),
});

export type PricingResponse = z.infer<typeof PricingResponse>;
