import { deferred } from '@club/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { press } from '../../testing/administrator';
import { draftedBoard, openBoard, place } from '../../testing/drafted-board';

const { api, board, control } = draftedBoard();

/** Drags one place onto another. jsdom has no layout, in which the target would be found. */
async function drag(from: RegExp, to: RegExp): Promise<void> {
  const [start, end] = [await place(from), await place(to)];
  const point = (of: HTMLElement) => {
    const [row = 0, position = 0] = (of.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? [];
    return { clientX: position * 100 + 5, clientY: row * 100 + 5 };
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const button = this.closest('td')?.querySelector('button');
    if (!button) return new DOMRect();
    const { clientX, clientY } = point(button);
    return new DOMRect(clientX - 5, clientY - 5, 90, 90);
  });
  fireEvent.mouseDown(start, { ...point(start), button: 0 });
  await act(async () => void fireEvent.mouseMove(document, { clientX: 0, clientY: 0 }));
  await act(async () => void fireEvent.mouseMove(document, point(end)));
  await act(async () => void fireEvent.mouseUp(document, point(end)));
  jest.restoreAllMocks();
}

test('a drag before the result of the previous one has loaded changes nothing', async () => {
  const reading = deferred();
  api.use(
    http.get('*/api/admin/pyramid-control', async () => {
      if (board.sent.length > 0) await reading.promise;
      return HttpResponse.json(control());
    }),
  );
  openBoard();
  await drag(/^1\. red, 1\. pozicija: Babić I\./, /^1\. red, 2\. pozicija: prazno/);
  await waitFor(() => expect(board.sent).toEqual([7]));
  await drag(/^1\. red, 3\. pozicija: Horvat L\./, /^1\. red, 4\. pozicija: prazno/);
  reading.resolve();
  expect(await screen.findByText('Piramida je spremljena.')).toBeVisible();
  expect(await place(/^1\. red, 2\. pozicija: Babić I\./)).toBeVisible();
  expect(board.sent).toEqual([7]);
});

test('two players who were swapped by a drag can be swapped back', async () => {
  openBoard();
  await drag(/^1\. red, 1\. pozicija: Babić I\./, /^1\. red, 3\. pozicija: Horvat L\./);
  expect(await place(/^1\. red, 1\. pozicija: Horvat L\./)).toBeVisible();
  await press('Poništi korak');
  expect(await screen.findByText('Poništeno: Babić I. i Horvat L. (zamjena mjesta).')).toBeVisible();
  expect(await place(/^1\. red, 1\. pozicija: Babić I\./)).toBeVisible();
});
