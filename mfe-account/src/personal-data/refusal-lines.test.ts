import { refusalLines } from './refusal-lines';

const message = 'Podaci nisu spremljeni.';

test.each([
  [{}, [message]],
  [{ username: 'Nije vaše.' }, [message]],
  [{ email: 'Adresa je zauzeta.' }, ['Email: Adresa je zauzeta.']],
  [{ email: 'Adresa je zauzeta' }, ['Email: Adresa je zauzeta.']],
  [
    { newPassword: 'Prečesta je!', email: 'Adresa je zauzeta.' },
    ['Email: Adresa je zauzeta.', 'Lozinka: Prečesta je!'],
  ],
])('%j is shown as %j', (fields, lines) => expect(refusalLines({ fields, message })).toEqual(lines));
