import type { ClubStatus } from '@club/shared/contracts/club-status';

const NO_EMAIL = {
  message: 'Poslužitelj e-pošte nije postavljen: klub ne šalje e-poštu.',
  remedy:
    'Članovi obavijesti vide u aplikaciji i pregledniku. Ako ih želite slati i e-poštom, zadajte SMTP_URL i ponovno pokrenite poslužitelj.',
};

/** What a club may have chosen, and so is no alert. */
export const remarksOf = (sendsEmail: boolean): ClubStatus['remarks'] => (sendsEmail ? [] : [NO_EMAIL]);
