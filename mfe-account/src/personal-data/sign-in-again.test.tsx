import { announceSignIn, installAuthClient } from '@club/shared/auth';
import { ApiError } from '@club/shared/http';
import { fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { email, fill, openPersonalData, password, save } from '../testing/personal-data-page';

const signIn = jest.fn(async () => announceSignIn());
installAuthClient({ signIn, signOut: jest.fn(), refresh: jest.fn() });
beforeEach(() => signIn.mockClear());

const api = fakeApi(
  http.get('*/api/personal-info', () =>
    HttpResponse.json({ username: 'akovac', email: 'ana@klub.hr', contactPublic: false }),
  ),
);

describe('a sign-in that is too long ago', () => {
  const message = 'Prijavili ste se prije više od 15 minuta.';
  const again = () => refuse(403, message, { code: 'SIGN_IN_AGAIN' });
  const refused = async () => {
    api.use(http.post('*/api/personal-info', again, { once: true }));
    const opened = openPersonalData();
    await fill('nova@klub.hr', 'Dovoljno-duga1');
    await save();
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Prijavite se ponovno' }) };
  };

  test('redirects to the sign-in page, and the e-mail is restored once afterwards; the password is never stored', async () => {
    const { dialog, unmount } = await refused();
    expect(within(dialog).getByText(message)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Na prijavu' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/personal-data', { again: true }));
    expect(JSON.stringify(sessionStorage)).not.toContain('Dovoljno-duga1');
    unmount();

    const back = openPersonalData();
    await waitFor(async () => expect(await email()).toHaveValue('nova@klub.hr'));
    expect(await password()).toHaveValue('');
    back.unmount();
    openPersonalData();
    expect(await email()).toHaveValue('ana@klub.hr');
    expect(await password()).toHaveValue('');
  });

  test('if the page stays after all, the form can be saved again, and is guarded again', async () => {
    // As the library does: the promise of a sign-in stays pending.
    signIn.mockImplementationOnce(() => {
      announceSignIn();
      return new Promise(() => undefined);
    });
    const { dialog, router } = await refused();
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(dialog).getByRole('button', { name: 'Na prijavu' }));
    await waitFor(() => expect(signIn).toHaveBeenCalled());
    act(() => jest.advanceTimersByTime(3_000));
    jest.useRealTimers();
    expect(screen.getByRole('button', { name: 'Spremi' })).not.toHaveAttribute('aria-disabled', 'true');
    act(() => void router.navigate('/elsewhere'));
    expect(await screen.findByRole('button', { name: 'Otiđi bez spremanja' })).toBeVisible();
  });

  test('cancelling keeps the input in the form, and stores nothing', async () => {
    const { dialog } = await refused();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await password()).toHaveValue('Dovoljno-duga1');
    expect(signIn).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  test('a sign-in without a network stores nothing: input that is discarded afterwards stays discarded', async () => {
    signIn.mockRejectedValueOnce(new ApiError(0, 'NETWORK', 'Nema veze s internetom.'));
    const { dialog, router, unmount } = await refused();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Na prijavu' }));
    expect(await screen.findByText('Nema veze s internetom.')).toBeVisible();
    expect(await email()).toHaveValue('nova@klub.hr');
    // Not awaited, because a blocked navigation does not resolve.
    act(() => void router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Otiđi bez spremanja' }));
    await screen.findByText('drugdje');
    unmount();

    openPersonalData();
    expect(await email()).toHaveValue('ana@klub.hr');
  });
});
