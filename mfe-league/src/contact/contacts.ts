export interface Contact {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
}

/** Whom to write to. Fixed texts: the club changes them here. */
export const CONTACTS: readonly Contact[] = [
  {
    role: 'Prijateljski mečevi',
    name: 'Stjepan Jurić',
    email: 'termini@tenis-ivankovo.example',
    about: 'Termini izvan lige, ključevi, rasvjeta i stanje terena.',
  },
  {
    role: 'Administrator',
    name: 'Zvonimir Matić',
    email: 'administrator@tenis-ivankovo.example',
    about: 'Korisnički računi, uplate, ljetna liga i rad aplikacije.',
  },
];

export const ADDRESS = { place: 'Tereni iza sportske dvorane', street: 'Dvoranska ulica 1', town: '32281 Ivankovo' };
