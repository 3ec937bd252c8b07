import { member } from '@club/shared/testing';
import { PageHeading } from '@club/shared/ui-core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import packageJson from '../../package.json';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
fakeClub();

const heading = (path: string) => screen.findByRole('heading', { name: `stranica ${path}` });

test('the first page does not move the focus; the next one moves it to its heading and sets the tab title', async () => {
  openSuite('/main-reservations', { as: member() });
  await heading('/main-reservations');
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getAllByRole('link', { name: 'Po imenima' })[0] as HTMLElement);
  expect(await heading('/by-names')).toHaveFocus();
  expect(document.title).toBe('stranica /by-names · Tenis Ivankovo');
});

/** A page whose button is removed by a click, or by another change. */
function FadingPage() {
  const [there, setThere] = useState(true);
  const leave = () => setThere(false);
  return (
    <div onTransitionEnd={leave}>
      <PageHeading title="Stranica" />
      <p>Tekst.</p>
      {there && (
        <button type="button" onClick={leave}>
          Obriši
        </button>
      )}
    </div>
  );
}

describe('a button is removed from the page', () => {
  const open = async () => {
    jest
      .mocked(federatedModule)
      .mockResolvedValueOnce({ contract: 1, routes: [{ path: '/contact', element: <FadingPage /> }] });
    openSuite('/contact', { as: member() });
    const button = await screen.findByRole('button', { name: 'Obriši' });
    act(() => button.focus());
    return button;
  };

  test('with the focus: the heading gets it', async () => {
    await userEvent.click(await open());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('after the user has clicked elsewhere: nothing happens', async () => {
    await open();
    await userEvent.click(screen.getByText('Tekst.'));
    // After the click, the focus is nowhere or on the element that contains the text.
    const before = document.activeElement;
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    fireEvent.transitionEnd(screen.getByText('Tekst.'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(before);
  });
});

test('the first Tab stop is the link that skips the menu', async () => {
  openSuite('/main-reservations', { as: member() });
  await heading('/main-reservations');
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Preskoči na sadržaj' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('the footer shows the version', async () => {
  openSuite('/login', { as: 'visitor' });
  await screen.findByRole('heading', { level: 1 });
  const version = within(screen.getByRole('contentinfo')).getByText(`App version: ${packageJson.version}`);
  expect(version).toHaveAttribute('lang', 'en');
});

test('the back-to-top button appears after more than a hundred pixels', async () => {
  openSuite('/login', { as: 'visitor' });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  document.elementsFromPoint = () => [];
  const scroll = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  scroll(100);
  expect(screen.queryByRole('button', { name: 'Natrag na vrh' })).not.toBeInTheDocument();
  scroll(101);
  // On a phone it would cover the label of the field below.
  const field = document.body.appendChild(document.createElement('input'));
  act(() => field.focus());
  expect(screen.queryByRole('button', { name: 'Natrag na vrh' })).not.toBeInTheDocument();
  act(() => field.blur());
  field.remove();
  await userEvent.click(screen.getByRole('button', { name: 'Natrag na vrh' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  // Not only when the button is gone: while the page scrolls, the button is hidden over checkboxes.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
