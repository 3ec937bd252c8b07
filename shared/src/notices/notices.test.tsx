import { ApiError } from '@club/shared/http';
import { useNotify, useSavingNotice } from '@club/shared/notices';
import { renderRoutes } from '@club/shared/testing';
import { Dialog } from '@club/shared/ui-over';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';

function Screen() {
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const showBeingSaved = useSavingNotice(isSaving);
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button type="button" onClick={() => notify.success('Termin je rezerviran.')}>
        uspjeh
      </button>
      <button type="button" onClick={() => notify.success('Uplata je zapisana.', 5)}>
        uspjeh administratora
      </button>
      <button
        type="button"
        onClick={() => notify.success('Kolo je objavljeno.', 4, { label: 'Poništi', act: () => undefined })}
      >
        uspjeh s gumbom
      </button>
      <button type="button" onClick={() => notify.refusal(new ApiError(409, 'SLOT_TAKEN', 'Termin je zauzet.'))}>
        odbijenica
      </button>
      <button type="button" onClick={() => setSaving(!isSaving)}>
        {isSaving ? 'spremljeno' : 'spremanje'}
      </button>
      <button type="button" onClick={showBeingSaved}>
        pokušaj odlaska
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        pitanje
      </button>
      <Dialog open={isAsking} aria-label="Otkazivanje">
        <button
          type="button"
          onClick={() => {
            setAsking(false);
            notify.success('Termin je otkazan.');
          }}
        >
          Otkaži termin
        </button>
        <button type="button" onClick={() => notify.refusal('Termin je zauzet.')}>
          Pokušaj
        </button>
        <button type="button" onClick={() => setChoosing(true)}>
          izbor
        </button>
        <Dialog open={isChoosing} aria-label="Izbor">
          <button type="button" onClick={() => setChoosing(false)}>
            Odaberi
          </button>
        </Dialog>
      </Dialog>
    </>
  );
}
beforeEach(() => {
  jest.useFakeTimers();
  renderRoutes([{ path: '/', element: <Screen /> }], { at: '/' });
});
afterEach(() => jest.useRealTimers());

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** After this time a closed dialog is gone. */
const FADE_MS = 500;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a refusal stays until it is closed', () => {
  click('odbijenica');
  wait(60_000);
  expect(screen.getByText('Termin je zauzet.')).toBeVisible();
  click('Zatvori obavijest');
  expect(screen.queryByText('Termin je zauzet.')).not.toBeInTheDocument();
});

test('the message that data are being saved stays as long as they are', () => {
  click('spremanje');
  click('pokušaj odlaska');
  click('pokušaj odlaska');
  wait(60_000);
  expect(screen.getByText('Pričekajte, podaci se spremaju.')).toBeVisible();
  click('spremljeno');
  expect(screen.queryByText('Pričekajte, podaci se spremaju.')).not.toBeInTheDocument();
});

test.each([
  ['uspjeh', 'Termin je rezerviran.', 4],
  ['uspjeh administratora', 'Uplata je zapisana.', 5],
])('%s: "%s" closes after %i s', (button, text, seconds) => {
  click(button);
  wait(seconds * 1000 - 1);
  expect(screen.getByText(text)).toBeVisible();
  wait(1);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('a text with a button leaves time to reach the button by keyboard', () => {
  click('uspjeh s gumbom');
  wait(19_999);
  expect(screen.getByRole('button', { name: 'Poništi' })).toBeVisible();
  wait(1);
  expect(screen.queryByText('Kolo je objavljeno.')).not.toBeInTheDocument();
});

/** jsdom implements pointers only as mouse events, which have no distance. */
function point(at: HTMLElement, movementX: number) {
  const move = createEvent.pointerMove(at);
  Object.assign(move, { movementX, movementY: 0 });
  fireEvent(at, move);
}

test('a text does not close while the pointer is moved on it', () => {
  click('uspjeh');
  const notice = screen.getByRole('status');
  point(notice, 1);
  wait(60_000);
  expect(notice).toBeVisible();
  fireEvent.pointerLeave(notice.parentElement as HTMLElement);
  wait(4000);
  expect(notice).not.toBeInTheDocument();
});

test('a text stays while it has the focus or the pointer, whichever goes first', () => {
  click('uspjeh s gumbom');
  const button = screen.getByRole('button', { name: 'Poništi' });
  const notice = screen.getByRole('status').parentElement as HTMLElement;
  act(() => button.focus());
  point(notice, 1);
  fireEvent.pointerLeave(notice);
  wait(60_000);
  expect(button).toHaveFocus();
  point(notice, 1);
  act(() => button.blur());
  wait(60_000);
  expect(button).toBeVisible();
  fireEvent.pointerLeave(notice);
  wait(20_000);
  expect(notice).not.toBeInTheDocument();
});

test('a text that appears under a resting pointer closes', () => {
  click('uspjeh');
  const notice = screen.getByRole('status');
  fireEvent.pointerEnter(notice.parentElement as HTMLElement);
  point(notice, 0);
  wait(4000);
  expect(notice).not.toBeInTheDocument();
});

describe('a screen reader is told', () => {
  /**
   * Once the screen reader knows the new or moved region, its text node is replaced by one with the same text; the element
   * around it stays.
   */
  function announces(role: 'status' | 'alert', text: string): void {
    const element = screen.getByText(text);
    const first = element.firstChild;
    const region = screen.getByRole(role);
    expect(region).toHaveAttribute('aria-live', 'off');
    wait(150);
    expect(region).not.toHaveAttribute('aria-live', 'off');
    expect(element.firstChild).toBe(first);
    wait(150);
    expect(element).toBeInTheDocument();
    expect(element.firstChild).not.toBe(first);
    expect(within(region).getByText(text)).toBeVisible();
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
  }

  test('a text, without the buttons', () => {
    click('uspjeh s gumbom');
    announces('status', 'Kolo je objavljeno.');
  });

  test('a refusal', () => {
    click('odbijenica');
    announces('alert', 'Termin je zauzet.');
  });

  describe('while a dialog hides the page from it,', () => {
    beforeEach(() => click('pitanje'));

    test('what the dialog has done', async () => {
      click('Otkaži termin');
      await act(async () => undefined);
      announces('status', 'Termin je otkazan.');
    });

    test('a refusal while it stays open, and reaches the button that closes it', async () => {
      click('Pokušaj');
      await act(async () => undefined);
      announces('alert', 'Termin je zauzet.');
      click('Zatvori obavijest');
      expect(screen.queryByText('Termin je zauzet.')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'pitanje' })).not.toBeInTheDocument();
    });
  });
});

test('a text is in the topmost dialog, where the Tab key reaches its buttons, as long as that is open', () => {
  const placeOf = (name: string) => screen.getByText('Kolo je objavljeno.').closest(`[aria-label="${name}"]`);
  click('uspjeh s gumbom');
  click('pitanje');
  expect(placeOf('Otkazivanje')).not.toBeNull();
  click('izbor');
  expect(placeOf('Izbor')).not.toBeNull();
  click('Odaberi');
  wait(FADE_MS);
  expect(placeOf('Otkazivanje')).not.toBeNull();
  click('Otkaži termin');
  expect(placeOf('Otkazivanje')).toBeNull();
  expect(screen.getByText('Kolo je objavljeno.')).toBeVisible();
});

test('a text that has the focus when its dialog closes still closes in time', async () => {
  click('uspjeh s gumbom');
  click('pitanje');
  await act(async () => undefined);
  act(() => screen.getByRole('button', { name: 'Poništi' }).focus());
  wait(60_000);
  expect(screen.getByText('Kolo je objavljeno.')).toBeVisible();
  click('Otkaži termin');
  wait(20_000);
  expect(screen.queryByText('Kolo je objavljeno.')).not.toBeInTheDocument();
});

test('a second notice does not prolong the first', () => {
  click('uspjeh');
  wait(3000);
  click('odbijenica');
  wait(1000);
  expect(screen.queryByText('Termin je rezerviran.')).not.toBeInTheDocument();
});

test('a success is replaced by the next one, a refusal is not', () => {
  click('uspjeh');
  click('odbijenica');
  click('uspjeh administratora');
  expect(screen.queryByText('Termin je rezerviran.')).not.toBeInTheDocument();
  expect(screen.getByText('Uplata je zapisana.')).toBeVisible();
  expect(screen.getByText('Termin je zauzet.')).toBeVisible();
});

test('a success whose button may still be needed stays next to the next one', () => {
  click('uspjeh s gumbom');
  click('uspjeh');
  expect(screen.getByRole('button', { name: 'Poništi' })).toBeVisible();
  expect(screen.getByText('Termin je rezerviran.')).toBeVisible();
});

test('only the last change can be undone there', () => {
  click('uspjeh s gumbom');
  click('uspjeh s gumbom');
  expect(screen.getAllByRole('button', { name: 'Poništi' })).toHaveLength(1);
});

test('a repeated refusal is shown once', () => {
  click('odbijenica');
  click('odbijenica');
  expect(screen.getAllByText('Termin je zauzet.')).toHaveLength(1);
});
