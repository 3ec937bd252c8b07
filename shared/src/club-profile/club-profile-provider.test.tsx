import { authStore } from '@club/shared/auth';
import { ClubProfileProvider, useClubProfile } from '@club/shared/club-profile';
import { type ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

let profile: ClubProfile;
const live = liveEvents();
fakeApi(
  live.handler,
  http.get('http://localhost/api/club-profile', () => HttpResponse.json(profile)),
);
beforeEach(() => {
  profile = PRESET_CLUB;
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

function Club() {
  const { name, isOpen } = useClubProfile();
  return <p>{`${name} ${isOpen ? 'je otvoren' : 'se uskoro otvara'}`}</p>;
}
const element = (
  <ClubProfileProvider>
    <Club />
  </ClubProfileProvider>
);

test('a visitor, who receives no live events, sees a new name and the club’s opening without a click', async () => {
  renderRoutes([{ path: '/', element }], { at: '/' });
  expect(await screen.findByText('Tenis Ivankovo je otvoren')).toBeVisible();
  profile = { ...PRESET_CLUB, name: 'TK Vinkovci', isOpen: false };
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText('TK Vinkovci se uskoro otvara')).toBeVisible();
});

test('the end of the session empties the cache, but does not bring back the name that the page was loaded with', async () => {
  const { client } = renderRoutes([{ path: '/', element }], { at: '/', as: member() });
  const disconnect = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  profile = { ...PRESET_CLUB, name: 'TK Vinkovci' };
  await act(async () => live.publish({ type: 'change', topic: 'club-day', version: 2 }));
  expect(await screen.findByText('TK Vinkovci je otvoren')).toBeVisible();
  act(() => {
    authStore.getState().clearSession();
    client.clear();
  });
  expect(screen.getByText('TK Vinkovci je otvoren')).toBeVisible();
  disconnect();
});

test('a part of the profile that cannot be read is left to the preset, and the rest of the page is usable', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const inPage = document.createElement('script');
  inPage.type = 'application/json';
  inPage.id = 'club';
  inPage.textContent = JSON.stringify({ ...PRESET_CLUB, name: 'TK Vinkovci', slotPlan: 'later', texts: undefined });
  document.head.append(inPage);
  renderRoutes([{ path: '/', element }], { at: '/' });
  expect(await screen.findByText('TK Vinkovci je otvoren')).toBeVisible();
  expect(error).toHaveBeenCalledWith('The club’s profile cannot be read', expect.anything());
  inPage.remove();
});
