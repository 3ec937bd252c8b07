import type { ClubTexts } from '@club/shared/contracts/club-texts';

interface Contact {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
}

/** The club's contacts; those without a name are left out. */
export const contactsOf = (texts: ClubTexts): Contact[] =>
  [
    {
      role: 'Prijateljski susreti',
      name: texts.friendlyName,
      email: texts.friendlyEmail,
      about: texts.friendlyAbout,
    },
    { role: 'Administrator', name: texts.officeName, email: texts.officeEmail, about: texts.officeAbout },
  ].filter(({ name }) => name);
