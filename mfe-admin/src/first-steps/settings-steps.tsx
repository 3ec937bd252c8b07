import { BlockSkeleton, Loaded } from '@club/shared/ui-core';
import { PriceListsSection } from '../settings/club-settings/price-lists-section';
import { SeasonsSection } from '../settings/club-settings/seasons-section';
import { useSettings } from '../settings/club-settings/use-settings';

export function PricesStep() {
  return (
    <Loaded query={useSettings()} what="cjenike" skeleton={<BlockSkeleton height={300} />}>
      {({ priceLists }) => <PriceListsSection priceLists={priceLists} />}
    </Loaded>
  );
}

export function SeasonStep() {
  return (
    <Loaded query={useSettings()} what="sezone" skeleton={<BlockSkeleton height={200} />}>
      {({ seasons }) => <SeasonsSection seasons={seasons} />}
    </Loaded>
  );
}
