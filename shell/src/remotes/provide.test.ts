import { federated } from '@club/shared/build/federated.mjs';
import { provided } from './provide';

test('the shell provides every module that remotes take from it', () => {
  const modules = Object.keys(federated(false)).filter((name) => name.startsWith('@club/shared/'));
  expect(Object.keys(provided).sort()).toEqual(modules.sort());
});
