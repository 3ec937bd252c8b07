import type { ClubOpening, OpeningStep } from '@club/shared/contracts/club-opening';
import type { ReactNode } from 'react';
import { ClubProfileSection } from '../settings/club-profile/club-profile-section';
import { ClubTextsSection } from '../settings/club-texts/club-texts-section';
import { CourtsStep } from './courts-step';
import { LeagueStep } from './league-step';
import { MailStep } from './mail-step';
import { MembersStep } from './members-step';
import { PricesStep, SeasonStep } from './settings-steps';

interface Step {
  readonly title: string;
  /** What the step decides, in one line. */
  readonly hint: string;
  readonly content: (opening: ClubOpening) => ReactNode;
}

export const STEPS: Readonly<Record<OpeningStep, Step>> = {
  LOOK: {
    title: 'Ime i izgled',
    hint: 'Ime, boje, znak i tekstovi kluba',
    content: () => (
      <>
        <ClubProfileSection />
        <ClubTextsSection />
      </>
    ),
  },
  COURTS: {
    title: 'Tereni i termini',
    hint: 'Rasvjeta, početak i trajanje termina',
    content: ({ courts }) => <CourtsStep courts={courts} />,
  },
  PRICES: { title: 'Cijene', hint: 'Dnevni i noćni termin, paketi', content: () => <PricesStep /> },
  SEASON: { title: 'Sezona', hint: 'Od kada do kada se rezervira', content: () => <SeasonStep /> },
  MAIL: { title: 'E-pošta', hint: 'Probna poruka', content: (opening) => <MailStep opening={opening} /> },
  MEMBERS: { title: 'Članovi', hint: 'Uvoz popisa i pozivnice', content: () => <MembersStep /> },
  LEAGUE: { title: 'Povijest lige', hint: 'Prošle sezone iz datoteka', content: () => <LeagueStep /> },
};
