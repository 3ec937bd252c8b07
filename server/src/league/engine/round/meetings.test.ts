import { Meetings } from './meetings';

describe('R3 a rematch', () => {
  it('is a meeting in either player\u2019s last 2 matches', () => {
    const meetings = new Meetings();
    const recent = (): boolean[] => [meetings.isRecent(1, 5), meetings.isRecent(5, 1)];
    meetings.add(1, 5);
    meetings.add(1, 90);
    meetings.add(5, 91);
    expect(recent()).toEqual([true, true]);
    meetings.add(1, 92);
    expect(recent()).toEqual([true, true]);
    meetings.add(5, 93);
    expect(recent()).toEqual([false, false]);
    expect([meetings.count(1, 5), meetings.count(5, 1), meetings.count(1, 93)]).toEqual([1, 1, 0]);
  });
});
