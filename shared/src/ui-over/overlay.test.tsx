import { Dialog } from '@club/shared/ui-over';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';

/** How often the form was submitted, its button clicked, and the dialog asked to close. */
const did = { send: 0, step: 0, close: 0 };
beforeEach(() => {
  Object.assign(did, { send: 0, step: 0, close: 0 });
});

function Form({ open }: { open: boolean }) {
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    did.send += 1;
  };
  return (
    <Dialog open={open} onClose={() => (did.close += 1)}>
      <form onSubmit={send}>
        <button type="button" onClick={() => (did.step += 1)}>
          Sljedeći
        </button>
        <button type="submit">Spremi</button>
      </form>
    </Dialog>
  );
}
const click = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail });
const clickOutside = (detail: number) =>
  fireEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, { detail });

test('the second click of the double click that opened it has no effect, each time it opens', () => {
  const { rerender } = render(<Form open />);
  const second = () => {
    click('Sljedeći', 2);
    click('Spremi', 2);
    clickOutside(2);
    expect(did).toEqual({ send: 0, step: 0, close: 0 });
  };
  second();
  rerender(<Form open={false} />);
  rerender(<Form open />);
  second();
});

describe('on a phone that counts each tap as a first click', () => {
  /** The time stamp of events, set by the test: a slow machine must not look like a slow finger. */
  let now = 1_000;
  const send = (button: HTMLElement, event: Event) =>
    fireEvent(button, Object.defineProperty(event, 'timeStamp', { value: now }));
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    send(button, createEvent.click(button, { detail: 1 }));
  };
  const tap = (name: string, y: number) => {
    const button = screen.getByRole('button', { name });
    send(button, createEvent.touchEnd(button, { changedTouches: [{ clientX: 180, clientY: y }] }));
    press(name);
  };
  const pause = () => {
    now += 360;
  };
  function opened(y: number) {
    const { rerender } = render(
      <>
        <button type="button">Otvori</button>
        <Form open={false} />
      </>,
    );
    tap('Otvori', y);
    rerender(<Form open />);
  }

  test('the second tap of the double tap that opened it has no effect', () => {
    opened(400);
    tap('Sljedeći', 410);
    expect(did.step).toBe(0);
    pause();
    tap('Sljedeći', 410);
    tap('Sljedeći', 410);
    expect(did.step).toBe(2);
  });

  test('a tap elsewhere counts at once, and so does a click without a tap', () => {
    opened(400);
    tap('Sljedeći', 500);
    expect(did.step).toBe(1);
    pause();
    press('Sljedeći');
    expect(did.step).toBe(2);
  });
});

test('a button in it may be clicked quickly, and by the keyboard', () => {
  render(<Form open />);
  for (const detail of [1, 2, 3]) click('Sljedeći', detail);
  expect(did.step).toBe(3);
  click('Spremi', 0);
  expect(did.send).toBe(1);
});

test('the key that opened it has no effect while it is held down', () => {
  render(<Form open />);
  const step = screen.getByRole('button', { name: 'Sljedeći' });
  // Default prevented, so the browser does not turn it into a click.
  expect(fireEvent.keyDown(step, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(step, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(step, { key: 'Enter', repeat: true })).toBe(true);
});
