import { EngineRefusal } from '../refusal';
import { type Order, playersOf } from './order';

/**
 * Refuses a manual next pyramid that does not have the same players.
 * @throws EngineRefusal `ORDER_CHANGES_FIELD`
 */
export function checkSameField(order: Order, field: Order): void {
  const [given, expected] = [order, field].map((each) =>
    playersOf(each)
      .toSorted((left, right) => left - right)
      .join(),
  );
  if (given === expected) return;
  throw new EngineRefusal(
    'ORDER_CHANGES_FIELD',
    'Piramida sljedećeg kola mora imati iste igrače; uključivanje i odustajanje upisuje se posebno.',
  );
}
