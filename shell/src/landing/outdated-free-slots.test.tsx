import { liveEvents, member } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { fakeClub, onDayInMay, onFreeSlots } from '../testing/club';
import { openSuite } from '../testing/open-suite';

jest.mock('../remotes/federated-module');
const api = fakeClub();
const main = () => within(screen.getByRole('main'));
const SLOTS = [{ vrijemeTermina: '11:00:00', minutes: 90, courts: [1] }];

describe('a page that stays open', () => {
  /** A member's page with a free slot, whose later calls for free slots fail. */
  async function openedBeforeFailure() {
    const live = liveEvents();
    api.use(live.handler, onFreeSlots({ slots: SLOTS }));
    openSuite('/login', { as: member() });
    const disconnect = live.connect();
    expect(await main().findByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
    await waitFor(() => expect(live.isOpen()).toBe(true));
    api.use(http.get('http://localhost/api/free-slots', () => new HttpResponse(null, { status: 500 })));
    const publish = (topic: 'grid' | 'club-day') =>
      act(async () => live.publish({ type: 'change', topic, version: 2 }));
    return { disconnect, publish };
  }

  test('says that its free slots may be outdated when they cannot be read anew, with a retry', async () => {
    const { disconnect, publish } = await openedBeforeFailure();
    await publish('grid');
    const outdated = 'Nismo uspjeli osvježiti slobodne termine. Prikazano je posljednje učitano stanje.';
    expect(await main().findByText(outdated)).toHaveRole('alert');
    expect(main().getByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
    api.use(onFreeSlots({ slots: [] }));
    await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(main().queryByText(outdated)).not.toBeInTheDocument());
    expect(main().queryByRole('link', { name: '11:00–12:30 Teren 1' })).not.toBeInTheDocument();
    disconnect();
  });

  test('offers nothing of yesterday', async () => {
    const { disconnect, publish } = await openedBeforeFailure();
    api.use(onDayInMay({ today: '2026-05-21', now: '2026-05-21T05:00:00Z' }));
    await publish('club-day');
    await waitFor(() => expect(main().queryByRole('link', { name: /11:00/ })).not.toBeInTheDocument());
    expect(main().queryByText(/20\. svibnja/)).not.toBeInTheDocument();
    await publish('grid');
    expect(await main().findByText('Nismo uspjeli učitati slobodne termine.')).toBeVisible();
    api.use(onFreeSlots({ today: '2026-05-21', slots: SLOTS }));
    await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
    expect(await main().findByText(/21\. svibnja/)).toBeVisible();
    expect(main().getByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
    disconnect();
  });
});
