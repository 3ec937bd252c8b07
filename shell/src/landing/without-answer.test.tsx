import { failingRead } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { fakeClub, onDayInMay } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pageOf } from '../testing/page-of';

jest.mock('../remotes/federated-module');
const api = fakeClub();
afterEach(() => pageOf(undefined));

const main = () => within(screen.getByRole('main'));

describe('what the landing page shows without an answer stays while that is asked for again:', () => {
  test('the links to the season’s pages without the seasons', async () => {
    const seasons = failingRead('*/api/league-seasons');
    api.use(onDayInMay({ landing: 'LEAGUE', leagueYear: 2026 }), seasons.handler);
    const { client } = openSuite('/login', { as: 'visitor' });
    const results = await main().findByRole('link', { name: /Rezultati svih kola/ });
    await seasons.repeat(client);
    expect(results).toBeVisible();
  });

  test('the links to form and players without the registration', async () => {
    const registration = failingRead('*/api/league-registration');
    api.use(onDayInMay({ landing: 'REGISTRATION' }), registration.handler);
    const { client } = openSuite('/login', { as: 'visitor' });
    const form = await main().findByRole('link', { name: /Prijava za ligu/ });
    const join = await main().findByRole('link', { name: 'Otvori prijavnicu' });
    await registration.repeat(client);
    expect(form).toBeVisible();
    expect(join).toBeVisible();
  });
});
