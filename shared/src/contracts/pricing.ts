import { Euros } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

const OrganizationPrice = z.object({ note: z.string(), price: Euros });

const OrganizationPackage = z.object({
  packageName: z.string(),
  price: Euros,
  includedDaySlots: z.number(),
  includedNightSlots: z.number(),
});

/** GET /organization-pricing: the price list in force today, in euros; empty lists without one. */
export const PricingResponse = z.object({
  organizationPricing: z.array(OrganizationPrice),
  organizationPackages: z.array(OrganizationPackage),
});

export type PricingResponse = z.infer<typeof PricingResponse>;
