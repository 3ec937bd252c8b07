import { renderRoutes } from '@club/shared/testing';
import { BlockSkeleton, LinesSkeleton } from '@club/shared/ui-core';
import { Dialog } from '@club/shared/ui-over';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

function Screen() {
  const [waiting, setWaiting] = useState<'page' | 'dialog'>();
  const isLoading = waiting === 'page';
  return (
    <>
      <button type="button" onClick={() => setWaiting('page')}>
        otvori
      </button>
      <button type="button" onClick={() => setWaiting('dialog')}>
        pitaj
      </button>
      <button type="button" onClick={() => setWaiting(undefined)}>
        stiglo
      </button>
      {isLoading && <LinesSkeleton />}
      {isLoading && <BlockSkeleton height={200} />}
      <Dialog open={waiting === 'dialog'} aria-label="Pitanje">
        <LinesSkeleton />
      </Dialog>
    </>
  );
}

const TEXT = 'Učitavanje podataka...';
const regions = () => [...document.querySelectorAll('[aria-live="polite"]')];
const announced = () => regions().map((region) => region.textContent);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  renderRoutes([{ path: '/', element: <Screen /> }], { at: '/' });
});
afterEach(() => jest.useRealTimers());

test('a wait of more than a second is announced once, in a region that existed before', () => {
  const [region] = regions();
  click('otvori');
  wait(999);
  expect(announced()).toEqual(['']);
  wait(1);
  expect(announced()).toEqual([TEXT]);
  expect(regions()).toEqual([region]);
  click('stiglo');
  expect(announced()).toEqual(['']);
});

test('a shorter wait is not announced', () => {
  click('otvori');
  wait(900);
  click('stiglo');
  wait(60_000);
  expect(announced()).toEqual(['']);
});

test('the text stays next to the skeleton, for screen reader users who read on there', () => {
  click('otvori');
  for (const text of screen.getAllByText(TEXT)) expect(text.closest('[role="status"]')).toBeNull();
  expect(screen.getAllByText(TEXT)).toHaveLength(2);
});

test('in a dialog, which hides the page from screen readers, the region is in the dialog', () => {
  click('pitaj');
  wait(1_000);
  expect(announced()).toEqual([TEXT]);
  expect(regions()[0]?.closest('[role="dialog"]')).not.toBeNull();
});
