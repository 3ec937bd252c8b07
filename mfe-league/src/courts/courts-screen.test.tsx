import { renderRoutes } from '@club/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { routes } from '../routes';
import { ROTATION_MS } from './use-rotation';

/** jsdom has no matchMedia. */
function reducedMotion(reduced: boolean) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('prefers-reduced-motion'),
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
}
const shown = () => screen.getByRole('button', { current: true }).textContent;
const wait = (pictures: number) => act(() => jest.advanceTimersByTime(pictures * ROTATION_MS));
const pictures = () => screen.getByRole('region', { name: 'Slike terena' });
async function open() {
  renderRoutes(routes, { at: '/courts-sala-laura' });
  await screen.findByRole('heading', { level: 1, name: 'Tereni' });
  jest.useFakeTimers();
}

beforeEach(() => reducedMotion(false));
afterEach(() => void jest.useRealTimers());

test('a visitor sees one of four pictures, each for eight seconds, and the first again after the last', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Slika 2 od 4' }));
  expect([shown(), screen.getByRole('img').textContent]).toEqual(['2', 'Teren 2 u predvečerje']);
  for (const next of ['3', '4', '1']) {
    wait(1);
    expect(shown()).toBe(next);
  }
});

test('the pictures pause under the pointer and with focus, and until they are started again', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Slika 1 od 4' }));
  fireEvent.pointerEnter(pictures());
  wait(3);
  expect(shown()).toBe('1');
  fireEvent.pointerLeave(pictures());
  fireEvent.focus(screen.getByRole('button', { name: 'Slika 2 od 4' }));
  wait(3);
  expect(shown()).toBe('1');
  fireEvent.blur(screen.getByRole('button', { name: 'Slika 2 od 4' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zaustavi izmjenu slika' }));
  wait(3);
  expect(shown()).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Pokreni izmjenu slika' }));
  wait(1);
  expect(shown()).toBe('2');
});

test('of the pointer and the focus, leaving one does not start the pictures under the other', async () => {
  await open();
  const second = screen.getByRole('button', { name: 'Slika 2 od 4' });
  fireEvent.click(second);
  fireEvent.focus(second);
  fireEvent.pointerEnter(pictures());
  fireEvent.pointerLeave(pictures());
  wait(3);
  expect(shown()).toBe('2');
  fireEvent.pointerEnter(pictures());
  fireEvent.blur(second);
  wait(3);
  expect(shown()).toBe('2');
  fireEvent.pointerLeave(pictures());
  wait(1);
  expect(shown()).toBe('3');
});

test('with reduced motion the pictures do not rotate until the user starts them', async () => {
  reducedMotion(true);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Slika 1 od 4' }));
  wait(3);
  expect(shown()).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Pokreni izmjenu slika' }));
  wait(1);
  expect(shown()).toBe('2');
});
