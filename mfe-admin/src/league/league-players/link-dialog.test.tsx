import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { deferred, fakeApi, member, refuse, renderRoutes } from '@club/shared/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog } from '../../testing/administrator';
import { LinkDialog } from './link-dialog';

const ivo = { id: 5, ime: 'Ivo', prezime: 'Ćosić', displayName: 'Ćosić I.' };
const noUsers = { headers: { [TOTAL_HEADER]: '0' } };
const api = fakeApi(http.get('*/api/admin/user-management', () => HttpResponse.json([], noUsers)));

async function open() {
  const onClose = jest.fn();
  renderRoutes([{ path: '/', element: <LinkDialog player={ivo} onClose={onClose} /> }], { at: '/', as: member() });
  return { linking: await dialog('Poveži s korisnikom: Ćosić I.'), onClose };
}

test('until it is known which member is linked to the player, the dialog can be closed, but changes no link', async () => {
  const late = deferred();
  api.use(
    http.get('*/api/admin/league/players', async () => {
      await late.promise;
      return HttpResponse.json([]);
    }),
  );
  const { linking, onClose } = await open();
  expect(linking.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await userEvent.click(linking.getByRole('button', { name: 'Odustani' }));
  expect(onClose).toHaveBeenCalled();
  await act(async () => late.resolve());
});

test('if that could not be loaded, saving, which would unlink the player, is not offered', async () => {
  api.use(http.get('*/api/admin/league/players', () => refuse(500, 'Greška.')));
  const { linking } = await open();
  expect(await linking.findByText(/Greška/)).toBeVisible();
  expect(linking.getByRole('button', { name: 'Spremi' })).toBeDisabled();
});
