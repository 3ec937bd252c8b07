import { nameScale } from './name-scale';

test.each([
  ['Zec', 1],
  ['Kovač Ana', 1],
  ['Bošnjak Dav.', 10 / 12],
  ['Stojanović Eugenija', 0.8],
])('%s on a line for ten characters is scaled by %d', (name, share) => expect(nameScale(name, 10)).toBe(share));
