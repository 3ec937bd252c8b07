import { bandsNote, seederBand } from './seeder-bands';

test.each([
  [1, 'free'],
  [16, 'free'],
  [17, 'main'],
  [40, 'main'],
  [41, 'qualifications'],
  [63, 'qualifications'],
])('rank %d: %s', (rank, band) => expect(seederBand(rank)).toBe(band));

test.each([
  [0, /^1–16: slobodni .* od 41: kvalifikacije$/],
  [53, /^1–16: slobodni .* od 41: kvalifikacije$/],
  [48, /^1–16: slobodni .* ostali igraju prvo kolo$/],
  [47, /^1–17: slobodni /],
  [32, /^Svi igraju /],
  [31, /^1\.: slobodan u prvom kolu završnog turnira · ostali /],
  [24, /^1–8: slobodni /],
])('with %d players the note says: %s', (players, note) => {
  expect(bandsNote(players)).toMatch(note);
});
