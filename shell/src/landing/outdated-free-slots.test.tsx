import { liveEvents, member } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { fakeClub, onDayInMay, onFreeSlots } from '../testing/club';
import { openSuite } from '../testing/open-suite';

jest.mock('../remotes/federated-module');
const api = fakeClub();
const live = liveEvents();
const main = () => within(screen.getByRole('main'));
const SLOTS = [{ vrijemeTermina: '11:00:00', minutes: 90, courts: [1] }];

describe('a page that stays open', () => {
  /** A member's page with a free slot, whose later calls for free slots fail. */
  async function openedBeforeFailure() {
    api.use(live.handler, onFreeSlots({ slots: SLOTS }));
    openSuite('/login', { as: member() });
    live.connect();
    expect(await main().findByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
    api.use(http.get('http://localhost/api/free-slots', () => new HttpResponse(null, { status: 500 })));
  }

  test('says that its free slots may be outdated when they cannot be read anew, with a retry', async () => {
    await openedBeforeFailure();
    await live.change('grid');
    const outdated = 'Nismo uspjeli osvježiti slobodne termine. Prikazano je posljednje učitano stanje.';
    expect(await main().findByText(outdated)).toHaveRole('alert');
    expect(main().getByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
    api.use(onFreeSlots({ slots: [] }));
    await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(main().queryByText(outdated)).not.toBeInTheDocument());
    expect(main().queryByRole('link', { name: '11:00–12:30 Teren 1' })).not.toBeInTheDocument();
  });

  test('offers nothing of yesterday', async () => {
    await openedBeforeFailure();
    api.use(onDayInMay({ today: '2026-05-21', now: '2026-05-21T05:00:00Z' }));
    await live.change('club-day');
    await waitFor(() => expect(main().queryByRole('link', { name: /11:00/ })).not.toBeInTheDocument());
    expect(main().queryByText(/20\. svibnja/)).not.toBeInTheDocument();
    await live.change('grid');
    expect(await main().findByText('Nismo uspjeli učitati slobodne termine.')).toBeVisible();
    api.use(onFreeSlots({ today: '2026-05-21', slots: SLOTS }));
    await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
    expect(await main().findByText(/21\. svibnja/)).toBeVisible();
    expect(main().getByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
  });
});
