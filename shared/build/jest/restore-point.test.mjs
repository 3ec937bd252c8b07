import { restorePoint } from './restore-point.cjs';

test('what a test file has added to an object, changed or deleted is restored', () => {
  const window = { name: '', open: () => 'ours' };
  const { open } = window;
  const restore = restorePoint(window);
  Object.assign(window, { name: 'changed', added: 1 });
  delete window.open;
  restore();
  expect(window).toEqual({ name: '', open });
});

// Node 26: jest's matchers stayed in the window, and no file after the first one could be tested.
test('what cannot be redefined stays as it is, and is named', () => {
  const window = { name: '' };
  const restore = restorePoint(window);
  Object.defineProperty(window, 'matchers', { value: 'of jest' });
  Object.defineProperty(window, 'name', { value: 'fixed', configurable: false });
  Object.assign(window, { added: 1 });
  expect(restore()).toEqual(['matchers', 'name']);
  expect(Object.entries(Object.getOwnPropertyDescriptors(window)).map(([key, { value }]) => [key, value])).toEqual([
    ['name', 'fixed'],
    ['matchers', 'of jest'],
  ]);
});
