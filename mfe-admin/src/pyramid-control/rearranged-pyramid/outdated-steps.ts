import { isSameField, isSameOrder, type Order } from './rearrange';
import type { Steps } from './stored-steps';

/** For the next round's pyramid, which results change. */
export const OUTDATED_STEPS =
  'Otkako uređujete, rezultati su promijenili izračunatu piramidu. Vaš raspored ostaje; po želji ga vratite na izračunato.';

/** Whether the pyramid that the steps are based on has changed, with the same players in it. */
export const isOutdated = ({ base, orders }: Steps, current: Order): boolean =>
  orders.length > 0 && isSameField(current, base) && !isSameOrder(current, base);
