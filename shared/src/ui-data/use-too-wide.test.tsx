import { renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import { type Column, DataTable } from './data-table';

/** The callbacks of all observers, not only of the table's, until they disconnect. */
let observers: Set<() => void>;
/** Widths in pixels. */
let room: number;
let columnsNeed: number;

beforeEach(() => {
  observers = new Set();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelector('table:not([data-stacked])') ? Math.max(room, columnsNeed) : room;
  });
  jest.spyOn(window, 'ResizeObserver').mockImplementation((changed) => {
    const observer = {
      observe: () => undefined,
      unobserve: () => undefined,
      disconnect: () => void observers.delete(tell),
    };
    const tell = () => changed([], observer);
    observers.add(tell);
    return observer;
  });
});

const columns: Column<string>[] = [{ id: 'name', header: 'Igrač', cell: (name) => name }];
const show = (narrow?: string) => {
  const named = { caption: 'Igrači', empty: '', columns, rows: ['Ana Kovač'], rowKey: (name: string) => name };
  renderRoutes([{ path: '/', element: <DataTable {...named} narrow={narrow} /> }], { at: '/' });
};
const setWidths = (widths: { room?: number; columnsNeed?: number }) => {
  room = widths.room ?? room;
  columnsNeed = widths.columnsNeed ?? columnsNeed;
  act(() => {
    for (const changed of observers) changed();
  });
};
const isStacked = () => screen.getByRole('table').hasAttribute('data-stacked');

test('columns that do not fit become stacks, and return once there is room for them', () => {
  [room, columnsNeed] = [600, 500];
  show();
  expect(isStacked()).toBe(false);
  setWidths({ room: 480 });
  expect(isStacked()).toBe(true);
  setWidths({ room: 499 });
  expect(isStacked()).toBe(true);
  setWidths({ room: 500 });
  expect(isStacked()).toBe(false);
});

test('a table whose columns grow with its rows becomes stacks, and does not go back and forth with them', () => {
  [room, columnsNeed] = [600, 500];
  show();
  setWidths({ columnsNeed: 700 });
  expect(isStacked()).toBe(true);
  setWidths({ columnsNeed: 500 });
  expect(isStacked()).toBe(true);
});

test('a form for what is narrow takes the place of the stacks', () => {
  [room, columnsNeed] = [600, 700];
  show('Ana');
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  setWidths({ room: 700 });
  expect(screen.getByRole('table')).toBeVisible();
});
