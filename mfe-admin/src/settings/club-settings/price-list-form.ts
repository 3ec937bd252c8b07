import { PriceListInput, packagesCheck } from '@club/shared/contracts/settings';
import { clockTime, plainEuros } from '@club/shared/domain';
import * as z from '@club/shared/schema';
import { typed } from '../../forms/form-field/typed-fields';

const { dayPrice, nightPrice, packages } = PriceListInput.shape;
const { price, includedDaySlots, includedNightSlots } = packages.def.element.shape;

/** The contract with its numbers as typed. */
export const PriceListForm = z.extend(PriceListInput, {
  dayPrice: typed(dayPrice),
  nightPrice: typed(nightPrice),
  packages: z
    .array(
      z.extend(packages.def.element, {
        price: typed(price),
        includedDaySlots: typed(includedDaySlots),
        includedNightSlots: typed(includedNightSlots),
      }),
    )
    .check(packagesCheck),
});

export type TypedPriceList = z.input<typeof PriceListForm>;

export const NEW_PACKAGE: TypedPriceList['packages'][number] = {
  packageName: '',
  price: '',
  includedDaySlots: '0',
  includedNightSlots: '0',
};

/** The form's initial values; a new list has the prices of the previous one, and its own day. */
export function startOf(list: PriceListInput | undefined, validFrom = list?.validFrom ?? ''): TypedPriceList {
  if (!list) return { validFrom, dayPrice: '', nightPrice: '', nightFrom: '', packages: [] };
  return {
    validFrom,
    dayPrice: plainEuros(list.dayPrice),
    nightPrice: plainEuros(list.nightPrice),
    nightFrom: clockTime(list.nightFrom),
    packages: list.packages.map((each) => ({
      packageName: each.packageName,
      price: plainEuros(each.price),
      includedDaySlots: String(each.includedDaySlots),
      includedNightSlots: String(each.includedNightSlots),
    })),
  };
}
