/** A person who registers for the league; an administrator enters the same. */
export const IVO = {
  firstName: 'Ivo',
  lastName: 'Novak',
  birthDate: '1990-05-01',
  email: 'Ivo@Example.com',
  phone: '091 111 22 33',
  city: 'Ivankovo',
};

/** As the public form sends it. */
export const CONSENTING = { ...IVO, consent: true };
