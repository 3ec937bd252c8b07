import { isDeepStrictEqual } from 'node:util';
import type { PriceListChange } from '@club/shared/contracts/setting-change';
import type { PriceListInput } from '@club/shared/contracts/settings';
import type { PriceListRemoval } from '@club/shared/contracts/settings-removal';
import { recordAction } from '../action-log';
import { lockCourtPlan } from '../court-plan';
import { isUniqueViolation, type Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { priceLists } from '../pricing';
import { refuseOutdated, refuseOutdatedRemoval } from '../setting-change';
import { presentPriceList, priceListRow } from './price-lists.presenter';
import {
  allPackages,
  deletePriceList,
  insertPriceList,
  type PriceListRow,
  updatePriceList,
  usedPriceLists,
} from './settings.repository';
import { priceListFacts, priceListName } from './settings-labels';

/**
 * Price lists, each in force from its day until the next begins. A list that a booking has used is history and cannot
 * change.
 */
export function createPricesSetting({ db, live, clock }: ServiceParts) {
  const change = async (
    actorId: number,
    work: (tx: Tx) => Promise<{ action: string; before?: PriceListRow; after?: PriceListRow } | null>,
  ): Promise<void> => {
    const changed = db.transaction(async (tx) => {
      // No booking uses a list while it changes.
      await lockCourtPlan(tx);
      const done = await work(tx);
      if (!done) return;
      const { action, before, after } = done;
      const subject = after ?? before;
      await recordAction(tx, {
        actorId,
        at: clock.now(),
        action,
        subject: subject ? priceListName(subject) : '',
        before: before && priceListFacts(before),
        after: after && priceListFacts(after),
      });
      await live.changed(tx, 'pricing');
      await live.changed(tx, 'grid');
    });
    await changed.catch((error: unknown) => {
      if (!isUniqueViolation(error, 'price_list_valid_from_key')) throw error;
      const message = 'Od toga dana već vrijedi drugi cjenik.';
      throw new Refusal(409, 'PRICE_LIST_EXISTS', message, { validFrom: message });
    });
  };

  /** To be called with the lock: the day may have ended while the change waited for it. */
  const refusePast = ({ validFrom }: PriceListRow): void => {
    if (validFrom >= clock.today()) return;
    const message = 'Cjenik može vrijediti najranije od danas.';
    throw new Refusal(400, 'PRICE_LIST_IN_PAST', message, { validFrom: message });
  };

  const withPackages = async <List extends { id: number }>(tx: Tx, list: List) => ({
    ...list,
    packages: (await allPackages(tx)).filter((each) => each.priceListId === list.id),
  });

  const editable = async (tx: Tx, id: number): Promise<PriceListRow> => {
    const list = (await priceLists(tx)).find((each) => each.id === id);
    if (!list) throw new Refusal(404, 'PRICE_LIST_UNKNOWN', 'Taj cjenik ne postoji.');
    const isUsed = (await usedPriceLists(tx, [id])).length > 0;
    if (isUsed || list.validFrom < clock.today()) {
      const reason = isUsed ? 'Po tom se cjeniku već rezerviralo' : 'Taj cjenik već vrijedi';
      throw new Refusal(409, 'PRICE_LIST_IN_FORCE', `${reason}, pa se više ne mijenja. Dodajte novi.`);
    }
    return withPackages(tx, list);
  };

  /** Whether a list of the same day has the same prices and packages. */
  const isSaved = async (tx: Tx, wanted: PriceListRow): Promise<boolean> => {
    const list = (await priceLists(tx)).find(({ validFrom }) => validFrom === wanted.validFrom);
    return (
      list !== undefined && isDeepStrictEqual(priceListFacts(await withPackages(tx, list)), priceListFacts(wanted))
    );
  };

  return {
    /** The same list again, because the answer was lost, changes nothing. */
    async add(input: PriceListInput, actorId: number): Promise<string> {
      const after = priceListRow(input);
      await change(actorId, async (tx) => {
        refusePast(after);
        if (await isSaved(tx, after)) return null;
        await insertPriceList(tx, after, clock.now());
        return { action: 'Novi cjenik', after };
      });
      return `${priceListName(after)} je spremljen.`;
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was seen */
    async update(id: number, { seen, ...input }: PriceListChange, actorId: number): Promise<string> {
      const after = priceListRow(input);
      await change(actorId, async (tx) => {
        refusePast(after);
        const before = await editable(tx, id);
        const [now, wanted] = [priceListFacts(before), priceListFacts(after)];
        if (isDeepStrictEqual(now, wanted)) return null;
        const current = presentPriceList(before);
        refuseOutdated({ seen: seen && priceListFacts(priceListRow(seen)), now, wanted, current });
        await updatePriceList(tx, id, after, clock.now());
        return { action: 'Promjena cjenika', before, after };
      });
      return `${priceListName(after)} je spremljen.`;
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was shown */
    async remove(id: number, actorId: number, shown: PriceListRemoval = {}): Promise<string> {
      await change(actorId, async (tx) => {
        const before = await editable(tx, id);
        refuseOutdatedRemoval(shown, presentPriceList(before));
        await deletePriceList(tx, id);
        return { action: 'Brisanje cjenika', before };
      });
      return 'Cjenik je izbrisan.';
    },
  };
}
