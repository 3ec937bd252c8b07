import type { CourtClosureInput } from '@club/shared/contracts/court-closures';
import { aReservation, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const CALL = '*/api/admin/court-closures';
const nothing = () => refuse(409, 'U tom razdoblju nema što zatvoriti.', { code: 'NOTHING_TO_CLOSE' });
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json({ content: [], totalElements: 0 })),
  onClubDay(),
);

describe('when a closure is sent', () => {
  let keysSent: (string | null)[];
  let isMade: boolean;
  /** @param answer of the calls that close */
  const closing = async (answer: () => Response) => {
    [keysSent, isMade] = [[], false];
    api.use(
      http.post(CALL, async ({ request }) => {
        const closure = (await request.json()) as CourtClosureInput;
        if (closure.preview)
          return isMade ? nothing() : HttpResponse.json({ message: 'Pregled.', voided: [aReservation()] });
        isMade = true;
        keysSent.push(request.headers.get('idempotency-key'));
        return answer();
      }),
    );
    openAsAdmin('/admin/court-closures');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Kiša');
    await press('Pregled rezervacija');
    await press('Zatvori terene');
    const question = await dialog('Želite li zatvoriti terene?');
    await userEvent.click(question.getByRole('button', { name: 'Zatvori terene' }));
    return question;
  };

  test('and its answer is lost, sending it again shows whom to call', async () => {
    let isLost = true;
    const question = await closing(() =>
      isLost
        ? HttpResponse.error()
        : HttpResponse.json({ message: 'Tereni su zatvoreni.', voided: [aReservation()], closureId: 1 }),
    );
    expect(await question.findByText(/Poslužitelj ne odgovara/)).toBeVisible();
    isLost = false;
    await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Zatvori terene');
    const again = await dialog('Želite li zatvoriti terene?');
    await userEvent.click(again.getByRole('button', { name: 'Zatvori terene' }));
    expect(await screen.findByRole('heading', { name: 'Tereni su zatvoreni.' })).toBeVisible();
    expect(await rowsOf('Neplaćeno i besplatno: ništa se ne vraća')).toHaveLength(2);
    expect([...new Set(keysSent)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('but somebody else has closed the courts, the preview is gone, and the form says why', async () => {
    await closing(nothing);
    expect(await screen.findByText('U tom razdoblju nema što zatvoriti.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zatvori terene' })).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: /^Otkazuje se/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
