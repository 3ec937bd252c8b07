import { type ClubProfile, LOGO_BYTES, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { press } from '../../testing/administrator';
import { chosenFile, unreadableFile } from '../../testing/chosen-file';
import { ClubProfileSection } from './club-profile-section';

let profile: ClubProfile;
let sent: unknown[];
const api = fakeApi(
  http.get('*/api/club-profile', () => HttpResponse.json(profile)),
  http.put('*/api/admin/settings/club-profile', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Spremljeno.' });
  }),
  http.put('*/api/admin/settings/club-logo', ({ request }) => {
    sent.push(request.headers.get('content-type'));
    return HttpResponse.json({ message: 'Znak je spremljen.' });
  }),
  http.delete('*/api/admin/settings/club-logo', () => {
    sent.push('DELETE');
    return HttpResponse.json({ message: 'Znak je uklonjen.' });
  }),
);
beforeEach(() => {
  sent = [];
  profile = PRESET_CLUB;
});
const open = () => renderRoutes([{ path: '/', element: <ClubProfileSection /> }], { at: '/' });
const colour = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a colour on which white text is not readable is refused before it is sent', async () => {
  open();
  await screen.findByLabelText('Ime kluba');
  colour('Glavna boja', '#ffcc00');
  await press('Spremi ime i boje');
  expect(await screen.findByText(/^Boja je presvijetla/)).toBeVisible();
  expect(sent).toEqual([]);
  await press('Vrati izvorne boje');
  await waitFor(() => expect(screen.queryByText(/^Boja je presvijetla/)).not.toBeInTheDocument());
});

test('name and colours are saved together', async () => {
  open();
  const name = await screen.findByLabelText('Ime kluba');
  await userEvent.clear(name);
  await userEvent.type(name, 'TK Vinkovci');
  colour('Glavna boja', '#1a62b3');
  expect(screen.getByRole('img', { name: 'Pregled boja' })).toHaveTextContent('Kontrast 6,1 i 7,4 : 1');
  await press('Spremi ime i boje');
  const { name: before, motto, primary, secondary } = PRESET_CLUB;
  const seen = { name: before, motto, primary, secondary };
  await waitFor(() => expect(sent).toEqual([{ ...seen, name: 'TK Vinkovci', primary: '#1a62b3', seen }]));
});

test('a logo is sent unchanged, and the server’s message is shown', async () => {
  open();
  await screen.findByRole('button', { name: 'Dodaj znak' });
  const file = chosenFile('1234', 'znak.png', 'image/png');
  await userEvent.upload(screen.getByLabelText('Slika znaka kluba'), file);
  expect(await screen.findByText('Znak je spremljen.')).toBeVisible();
  expect(sent).toEqual(['application/octet-stream']);
  api.use(http.put('*/api/admin/settings/club-logo', () => refuse(400, 'Datoteka nije ispravna slika.')));
  await userEvent.upload(screen.getByLabelText('Slika znaka kluba'), file);
  expect(await screen.findByText('Datoteka nije ispravna slika.')).toBeVisible();
});

test('a logo that is too large is refused with the limit before it is sent', async () => {
  open();
  await screen.findByRole('button', { name: 'Dodaj znak' });
  const file = new File([new Uint8Array(LOGO_BYTES + 1)], 'znak.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Slika znaka kluba'), file);
  expect(await screen.findByText('Slika je veća od 2 MB.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a logo that cannot be read any more is named, and not sent', async () => {
  open();
  await screen.findByRole('button', { name: 'Dodaj znak' });
  await userEvent.upload(screen.getByLabelText('Slika znaka kluba'), unreadableFile('znak.png', 'image/png'));
  expect(await screen.findByText('„znak.png” se ne može pročitati. Odaberite datoteku ponovno.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a logo is removed after a confirmation', async () => {
  profile = { ...PRESET_CLUB, logo: '0123456789ab' };
  open();
  expect(await screen.findByRole('img', { name: 'Znak kluba' })).toHaveAttribute(
    'src',
    '/club/logo-0123456789ab-96.png',
  );
  await press('Ukloni znak');
  expect(await screen.findByRole('dialog', { name: 'Želite li ukloniti znak kluba?' })).toBeVisible();
  expect(sent).toEqual([]);
  const [, last] = await screen.findAllByRole('button', { name: 'Ukloni znak', hidden: true });
  await userEvent.click(last as HTMLElement);
  await waitFor(() => expect(sent).toEqual(['DELETE']));
});

describe('a logo that somebody else has set meanwhile', () => {
  const CHANGED = 'Znak kluba u međuvremenu je promijenjen.';
  const seen: (string | null)[] = [];
  beforeEach(() => {
    seen.length = 0;
    const refuseOther = ({ request }: { request: Request }) => {
      seen.push(new URL(request.url).searchParams.get('seen'));
      return refuse(409, CHANGED, { code: 'SETTING_CHANGED' });
    };
    api.use(
      http.put('*/api/admin/settings/club-logo', refuseOther),
      http.delete('*/api/admin/settings/club-logo', refuseOther),
    );
  });

  test('is not replaced by a file whose choice had begun before', async () => {
    const { client } = open();
    await press('Dodaj znak');
    profile = { ...PRESET_CLUB, logo: '0123456789ab' };
    await act(() => client.invalidateQueries());
    expect(await screen.findByRole('img', { name: 'Znak kluba' })).toBeVisible();
    const file = chosenFile('1234', 'znak.png', 'image/png');
    await userEvent.upload(screen.getByLabelText('Slika znaka kluba'), file);
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(seen).toEqual(['none']);
  });

  test('is not removed by a question about the former one', async () => {
    profile = { ...PRESET_CLUB, logo: '0123456789ab' };
    open();
    await press('Ukloni znak');
    await screen.findByRole('dialog', { name: 'Želite li ukloniti znak kluba?' });
    const [, last] = await screen.findAllByRole('button', { name: 'Ukloni znak', hidden: true });
    await userEvent.click(last as HTMLElement);
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen).toEqual(['0123456789ab']);
  });
});
