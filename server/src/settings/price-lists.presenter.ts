import type { SavedPriceList } from '@club/shared/contracts/settings';
import { centsToEuros, eurosToCents } from '@club/shared/domain';
import type { PriceListRow } from './settings.repository';

/** A price list on the wire, in euros. */
export const presentPriceList = (list: PriceListRow): SavedPriceList => ({
  validFrom: list.validFrom,
  dayPrice: centsToEuros(list.dayCents),
  nightPrice: centsToEuros(list.nightCents),
  nightFrom: list.nightFrom,
  packages: list.packages.map((each) => ({
    packageName: each.name,
    price: centsToEuros(each.cents),
    includedDaySlots: each.daySlots,
    includedNightSlots: each.nightSlots,
  })),
});

export const priceListRow = (list: SavedPriceList): PriceListRow => ({
  validFrom: list.validFrom,
  dayCents: eurosToCents(list.dayPrice),
  nightCents: eurosToCents(list.nightPrice),
  nightFrom: list.nightFrom,
  packages: list.packages.map((each) => ({
    name: each.packageName,
    cents: eurosToCents(each.price),
    daySlots: each.includedDaySlots,
    nightSlots: each.includedNightSlots,
  })),
});
