import { RegistrationInput } from '@club/shared/contracts/league/registrations-control';
import { useContractForm } from '@club/shared/form';
import { fakeApi, onClubDay, picker, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { RegistrationFields } from '.';

fakeApi(onClubDay());

const EMPTY = { firstName: '', lastName: '', birthDate: '', email: '', phone: '', city: '' };
function Registration() {
  const { control } = useContractForm({ schema: RegistrationInput, defaultValues: EMPTY });
  return <RegistrationFields control={control} of="self" />;
}

test('the form says first that all fields are required, and each input says so too, but not yet as an error', async () => {
  renderRoutes([{ path: '/', element: <Registration /> }], { at: '/' });
  const fields = ['Ime', 'Prezime', 'E-pošta', 'Telefon', 'Mjesto stanovanja'].map((name) =>
    screen.getByRole('textbox', { name }),
  );
  const ofTheDate = within(await picker('Datum rođenja')).getAllByRole('spinbutton');
  for (const field of [...fields, ...ofTheDate]) {
    expect(field).toBeRequired();
    expect(field).toBeValid();
  }
  const sentence = screen.getByText('Sva su polja obavezna.');
  expect(sentence.compareDocumentPosition(fields[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
