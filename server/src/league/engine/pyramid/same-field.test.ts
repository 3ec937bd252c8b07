import { expectRefusal } from '../testing/expect-refusal';
import { checkSameField } from './same-field';

test('a manual next pyramid must have the same players', () => {
  expect(() => checkSameField([2, 1, null], [1, 2])).not.toThrow();
  expectRefusal('ORDER_CHANGES_FIELD', () => checkSameField([1, 3], [1, 2]));
  expectRefusal('ORDER_CHANGES_FIELD', () => checkSameField([1, 1], [1, 2]));
});
