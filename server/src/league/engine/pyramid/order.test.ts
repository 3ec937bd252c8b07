import * as fc from 'fast-check';
import { rowCells, rowCount, swapped, wholeRows } from './order';
import { indexOf, placeOf } from './place';

const anyOrder = fc.array(fc.option(fc.nat(), { nil: null }), { minLength: 1, maxLength: 80 });

describe('an order of cells', () => {
  it('is numbered row by row from the top left', () => {
    expect([0, 3, 4, 79].map(placeOf)).toEqual([
      { row: 1, position: 1 },
      { row: 1, position: 4 },
      { row: 2, position: 1 },
      { row: 20, position: 4 },
    ]);
    expect(Array.from({ length: 80 }, (_, index) => indexOf(placeOf(index)))).toEqual([...Array(80).keys()]);
  });

  it('is the same after swapping two cells twice', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(79), fc.nat(79), (order, one, other) => {
        const [first, second] = [one % order.length, other % order.length];
        expect(swapped(swapped(order, first, second), first, second)).toEqual(order);
      }),
      { numRuns: 100 },
    );
  });

  it('has whole rows and no empty one at the bottom', () => {
    expect(wholeRows([1, null, 3, 4, 5, null, null, null, null])).toEqual([1, null, 3, 4, 5, null, null, null]);
    expect(rowCount(wholeRows([null, null]))).toBe(0);
    expect(rowCells([1, 2, 3, 4, 5], 2)).toEqual([5, null, null, null]);
  });
});
