import { fakeApi, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';
import { registrationWindow } from '../testing/registration-window';

fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-registration', () => HttpResponse.json(registrationWindow())),
  http.get('*/api/registered-players', () => HttpResponse.json([])),
);
const open = async () => {
  const { router } = renderRoutes(routes, { at: '/league-registration' });
  const firstName = await screen.findByRole('textbox', { name: 'Ime' });
  return { firstName, path: () => router.state.location.pathname };
};
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Prijavljeni igrači' }));

test('a registration that was not sent is not lost unasked', async () => {
  const { firstName, path } = await open();
  await userEvent.type(firstName, 'Ivo');
  await leave();
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Prijava nije poslana i izgubit će se.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  expect(path()).toBe('/league-registration');
  expect(firstName).toHaveValue('Ivo');
});

test('whoever typed nothing leaves without a question', async () => {
  const { path } = await open();
  await leave();
  expect(path()).toBe('/registered-players');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
