import { seederBand } from './seeder-bands';

test.each([
  [1, 'free'],
  [16, 'free'],
  [17, 'main'],
  [40, 'main'],
  [41, 'qualifications'],
  [63, 'qualifications'],
])('rank %d: %s', (rank, band) => expect(seederBand(rank)).toBe(band));
