import { deferred, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aClosure } from '../../testing/a-closure';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const CALL = '*/api/admin/court-closures';
/** A preview is answered at once, the change itself later, with a refusal. */
const answer = async ({ request }: { request: Request }) => {
  const { preview } = (await request.json()) as { preview: boolean };
  if (preview) return HttpResponse.json({ message: 'Pregled.', voided: [], freed: 11 });
  await late.promise;
  return refuse(409, 'Razdoblje je već zatvoreno.');
};
let late: ReturnType<typeof deferred>;
beforeEach(() => {
  late = deferred();
});
fakeApi(
  onClubDay(),
  http.get(CALL, () => HttpResponse.json({ content: [aClosure()], totalElements: 1 })),
  http.post(CALL, answer),
  http.put(`${CALL}/1`, answer),
);

/** Confirms and tries to leave; the refusal arrives only then. */
async function leaveMeanwhile({ router }: ReturnType<typeof openAsAdmin>, title: string, agree: string) {
  const question = await dialog(title);
  await userEvent.click(question.getByRole('button', { name: agree }));
  await act(() => router.navigate('/admin'));
  await act(async () => late.resolve());
  expect(await question.findByText('Razdoblje je već zatvoreno.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
}

test('someone who leaves while courts are being closed stays, and sees why they were not, with the input kept', async () => {
  const page = openAsAdmin('/admin/court-closures');
  const reason = await screen.findByRole('textbox', { name: 'Razlog' });
  await userEvent.type(reason, 'Kiša');
  await press('Pregled rezervacija');
  await press('Zatvori terene');
  await leaveMeanwhile(page, 'Želite li zatvoriti terene?', 'Zatvori terene');
  expect(reason).toHaveValue('Kiša');
});

test('someone who leaves while a closure is being shortened stays, and sees why it was not, with the input kept', async () => {
  const page = openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('checkbox', { name: 'Teren 2' }));
  await userEvent.click(form.getByRole('button', { name: 'Dalje' }));
  await leaveMeanwhile(page, 'Želite li skratiti zatvaranje?', 'Skrati zatvaranje');
  expect(form.getByRole('checkbox', { name: 'Teren 2' })).not.toBeChecked();
});
