import { clampPage, type PagePart, readPage } from './pagination';

test.each([
  ['the first page of nothing', 0, 10, 0, 0],
  ['a page beyond nothing', 3, 10, 0, 0],
  ['a page within', 1, 10, 25, 1],
  ['the last page, which is not full', 2, 10, 25, 2],
  ['a page beyond the end', 99, 10, 25, 2],
  ['a page beyond an end that is full', 2, 10, 20, 1],
])('%s', (_, page, size, total, answered) => {
  expect(clampPage(page, size, total)).toBe(answered);
});

describe('a page and the number of all rows', () => {
  const parts: PagePart[] = [];
  const read = async (part: PagePart) => {
    parts.push(part);
    return ['row'];
  };
  beforeEach(() => parts.splice(0));

  test.each([0, 1, 4])('page %i is read while the rows are counted', async (page) => {
    let count = (_total: number) => {};
    const counting = new Promise<number>((resolve) => {
      count = resolve;
    });
    const reading = readPage({ page, size: 10 }, counting, read);
    const early = [{ offset: page * 10, size: 10, total: Number.POSITIVE_INFINITY }];
    expect(parts).toEqual(early);
    count(45);
    expect(await reading).toEqual({ rows: ['row'], total: 45 });
    expect(parts).toEqual(early);
  });

  test('a later page is read when its distance from the end is known', async () => {
    expect(await readPage({ page: 9, size: 10 }, Promise.resolve(95), read)).toEqual({ rows: ['row'], total: 95 });
    expect(parts).toEqual([{ offset: 90, size: 10, total: 95 }]);
  });

  test.each([4, 9])('page %i beyond the end is the last page', async (page) => {
    expect(await readPage({ page, size: 10 }, Promise.resolve(25), read)).toEqual({ rows: ['row'], total: 25 });
    expect(parts.at(-1)).toEqual({ offset: 20, size: 10, total: 25 });
  });

  test('when counting fails, so does the page', async () => {
    await expect(readPage({ page: 0, size: 10 }, Promise.reject(new Error('outage')), read)).rejects.toThrow('outage');
  });
});
