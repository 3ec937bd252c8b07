import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { fakeApi, refuse, renderRoutes, typeIntoPicker } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from './league-api';
import { registrationWindow } from './registration-window';

/** A club whose registration is open, and what has been sent to it. */
export function registrationClub() {
  const club: { window: RegistrationWindow; sent: unknown[] } = { window: registrationWindow(), sent: [] };
  const api = fakeApi(
    ...seasonCalls(),
    http.get('*/api/league-registration', () => HttpResponse.json(club.window)),
    http.post('*/api/league-registration', async ({ request }) => {
      club.sent.push(await request.json());
      return HttpResponse.json({ message: 'Hvala! Zaprimili smo vašu prijavu.', year: 2027 }, { status: 201 });
    }),
  );
  beforeEach(() => Object.assign(club, { window: registrationWindow(), sent: [] }));
  const refuseNext = (status: number, message: string, more = {}) =>
    api.use(http.post('*/api/league-registration', () => refuse(status, message, more)));
  return { api, club, refuseNext };
}

export const openRegistration = () =>
  renderRoutes([...routes, { path: '/login', element: <p>prijava u aplikaciju</p> }], { at: '/league-registration' });

export const field = (name: string) => screen.findByRole('textbox', { name });
export const consent = () => screen.getByRole('checkbox', { name: /^Slažem se/ });
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Pošalji prijavu' }));

/** Fills in the form of a person; the consent too. */
export async function fill({ born = '01051990' } = {}) {
  await userEvent.type(await field('Ime'), 'Ivo');
  await userEvent.type(await field('Prezime'), 'Novak');
  await typeIntoPicker('Datum rođenja', born);
  await userEvent.type(await field('E-pošta'), 'ivo@klub.hr');
  await userEvent.type(await field('Telefon'), '091 111 22 33');
  await userEvent.type(await field('Mjesto stanovanja'), 'Ivankovo');
  await userEvent.click(consent());
}
