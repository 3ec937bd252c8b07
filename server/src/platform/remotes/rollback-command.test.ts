import { NAME, type Pointed, suiteForTests } from './testing-releases';

const suite = suiteForTests();
const { point, release } = suite;

const unfit = (version: string) => release(version, { shared: '^9.0.0' });
const expectRollback = async (current: Pointed | null, previous: Pointed[], expected: string | undefined) => {
  point({ current, previous });
  const [remote] = await suite.deployed();
  expect(remote?.rollback).toBe(expected);
};

test('the release that the pointer names is taken back without naming another', async () => {
  await expectRollback(release('2.2.0'), [release('2.1.0')], NAME);
  await expectRollback(release('2.2.0'), [], NAME);
});

test('one in use instead of it is taken back by naming the one before, or else the pointer only moves to it', async () => {
  const [current, used] = [unfit('2.3.0'), release('2.2.0')];
  await expectRollback(current, [used, release('2.1.0')], `${NAME} 2.1.0`);
  await expectRollback(current, [unfit('2.2.5'), used, release('2.1.0')], `${NAME} 2.1.0`);
  // From there the next rollback leads to the build of the checkout.
  await expectRollback(current, [used], NAME);
});

test('the build of the checkout cannot be taken back', async () => {
  await expectRollback(null, [], undefined);
  await expectRollback(unfit('2.3.0'), [], undefined);
});

test('no command is named against a release that is not used anyway, because the remote is served from elsewhere', async () => {
  const remedies = async () => {
    await suite.version();
    return suite.faults().filter((fault) => fault.startsWith(`${NAME} 2.3.0 is not served`)).length;
  };
  point({ current: unfit('2.3.0') });
  expect(await remedies()).toBe(1);
  await suite.restart([], new Map([[NAME, 'http://127.0.0.1:2/']]));
  expect(await remedies()).toBe(0);
});
