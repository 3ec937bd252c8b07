import { deferred, fakeApi, refuse, renderRoutes, typeIntoPicker } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';
import { registrationWindow } from '../testing/registration-window';

const api = fakeApi(
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

test('a registration that was not sent is not lost without a question', async () => {
  const { firstName, path } = await open();
  await userEvent.type(firstName, 'Ivo');
  await leave();
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Prijava nije poslana i izgubit će se.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  expect(path()).toBe('/league-registration');
  expect(firstName).toHaveValue('Ivo');
});

test('a person who typed nothing leaves without a question', async () => {
  const { path } = await open();
  await leave();
  expect(path()).toBe('/registered-players');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const REFUSAL = 'Previše prijava s iste adrese.';
const MESSAGE = 'Prijava je zaprimljena.';
test.each([
  ['a refusal', () => refuse(429, REFUSAL), REFUSAL],
  ['the message', () => HttpResponse.json({ message: MESSAGE, year: 2026 }, { status: 201 }), MESSAGE],
])(
  'a person who leaves while a registration is being sent stays, without a question, and sees %s',
  async (_, sent, text) => {
    const answer = deferred();
    api.use(http.post('*/api/league-registration', () => answer.promise.then(sent)));
    const { firstName, path } = await open();
    await userEvent.type(firstName, 'Ivo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Prezime' }), 'Novak');
    await typeIntoPicker('Datum rođenja', '01051990');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-pošta' }), 'ivo@klub.hr');
    await userEvent.type(screen.getByRole('textbox', { name: 'Telefon' }), '091 111 22 33');
    await userEvent.type(screen.getByRole('textbox', { name: 'Mjesto stanovanja' }), 'Ivankovo');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Slažem se/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pošalji prijavu' }));
    await leave();
    await act(async () => answer.resolve());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Želite li otići bez spremanja?' })).not.toBeInTheDocument();
    expect(path()).toBe('/league-registration');
    expect(firstName).toHaveValue('Ivo');
  },
);
