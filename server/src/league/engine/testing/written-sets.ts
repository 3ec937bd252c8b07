import type { SetScore } from '@club/shared/domain';

/** For tests: the sets of '6:4 3:6 7:5'. */
export function writtenSets(text: string): SetScore[] {
  return text.split(' ').map((set) => {
    const [first = Number.NaN, second = Number.NaN] = set.split(':').map(Number);
    return [first, second];
  });
}
