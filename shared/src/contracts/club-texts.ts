import { freeText, requiredText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

const MISSING = 'Upišite tekst.';
const text = (most: number) => freeText(most, MISSING);
const needed = (most: number) => requiredText(MISSING, most);
const saved = z.string();

/**
 * Part of PUT /admin/settings/club-texts (`ClubTextsChange`): what the pages state about the courts, the place and the
 * people of the club.
 */
export const ClubTexts = z.object({
  /** The courts, as the beginning of a heading: `Dva zemljana terena`. */
  courts: needed(60),
  /** Their location: `iza sportske dvorane u Ivankovu`. */
  courtsPlace: needed(80),
  /** The place as in the name of the league: `Ivankovo`. */
  place: needed(40),
  /** The same in the locative: `u Ivankovu`. */
  placeIn: needed(40),
  /** The description of the front page in search engines. */
  summary: needed(160),
  /** The description of the page about the courts in search engines. */
  courtsSummary: needed(160),
  /** Where the league is played, at the end of its history. */
  leagueCourts: needed(300),
  /** Brand of the league's official balls, for its rules. */
  balls: text(60),
  court1: needed(200),
  court2: needed(200),
  arrival: needed(200),
  addressPlace: needed(80),
  addressStreet: needed(80),
  addressTown: needed(80),
  /** Contact for friendly matches; hidden without a name. */
  friendlyName: text(80),
  friendlyEmail: text(120),
  friendlyAbout: text(200),
  /** Contact for everything else; hidden without a name. */
  officeName: text(80),
  officeEmail: text(120),
  officeAbout: text(200),
});

/** The texts until an administrator changes them. They name nobody: a new club would publish somebody else's contacts. */
export const PRESET_TEXTS: ClubTexts = {
  courts: 'Dva zemljana terena',
  courtsPlace: 'iza sportske dvorane u Ivankovu',
  place: 'Ivankovo',
  placeIn: 'u Ivankovu',
  summary: 'Slobodni termini na dva zemljana terena kod dvorane, rezultati i poredak ljetne lige Ivankovo.',
  courtsSummary: 'Dva zemljana terena iza dvorane u Ivankovu, prvi s rasvjetom.',
  leagueCourts: 'Igra se na dva zemljana terena iza dvorane; prvi ima rasvjetu, a uz terene je parkiralište.',
  balls: '',
  court1: 'Zemljani teren s rasvjetom, pa se na njemu igra i navečer.',
  court2: 'Zemljani teren bez rasvjete. Zadnji termini ovise o danjem svjetlu.',
  arrival: 'Uz terene je parkiralište. Do terena se dolazi pješice oko dvorane.',
  addressPlace: 'Tereni iza sportske dvorane',
  addressStreet: 'Dvoranska ulica 1',
  addressTown: '32281 Ivankovo',
  friendlyName: '',
  friendlyEmail: '',
  friendlyAbout: 'Termini izvan lige, ključevi, rasvjeta i stanje terena.',
  officeName: '',
  officeEmail: '',
  officeAbout: 'Korisnički računi, uplate, ljetna liga i rad aplikacije.',
};

/**
 * Part of GET /club-profile: the texts as they are saved. Without the limits of the form: the pseudonym of an erased person
 * may have made a text longer.
 */
export const SavedClubTexts = z.object({
  courts: saved,
  courtsPlace: saved,
  place: saved,
  placeIn: saved,
  summary: saved,
  courtsSummary: saved,
  leagueCourts: saved,
  balls: saved,
  court1: saved,
  court2: saved,
  arrival: saved,
  addressPlace: saved,
  addressStreet: saved,
  addressTown: saved,
  friendlyName: saved,
  friendlyEmail: saved,
  friendlyAbout: saved,
  officeName: saved,
  officeEmail: saved,
  officeAbout: saved,
} satisfies Record<keyof ClubTexts, typeof saved>);

/** Labels for the form and the action log, in this order. */
export const TEXT_LABELS: Readonly<Record<keyof ClubTexts, string>> = {
  courts: 'Tereni',
  courtsPlace: 'Gdje su tereni',
  place: 'Mjesto',
  placeIn: 'U mjestu',
  summary: 'Opis naslovnice za tražilice',
  courtsSummary: 'Opis terena za tražilice',
  leagueCourts: 'Tereni lige',
  balls: 'Lopte lige',
  court1: 'Teren 1',
  court2: 'Teren 2',
  arrival: 'Dolazak',
  addressPlace: 'Adresa: naziv',
  addressStreet: 'Adresa: ulica',
  addressTown: 'Adresa: mjesto',
  friendlyName: 'Prijateljski susreti: osoba',
  friendlyEmail: 'Prijateljski susreti: e-pošta',
  friendlyAbout: 'Prijateljski susreti: za što',
  officeName: 'Administrator: osoba',
  officeEmail: 'Administrator: e-pošta',
  officeAbout: 'Administrator: za što',
};

export type ClubTexts = z.infer<typeof ClubTexts>;
