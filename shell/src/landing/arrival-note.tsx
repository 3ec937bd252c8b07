import { useAuth } from '@club/shared/auth';
import { matchPath, useLocation } from '@club/shared/router';
import { Alert, TextLink } from '@club/shared/ui-core';
import { homeOf } from '../sign-in/home-of';
import { type LandingState, useLandingState } from '../sign-in/landing-state';

const BACK = 'Nakon prijave nastavljate ondje gdje ste stali.';
const MESSAGES: Readonly<Record<LandingState['why'], string>> = {
  VISITOR: 'Za tu je stranicu potrebna prijava. Nakon prijave otvorit će se sama.',
  UNCONFIRMED:
    'Prijava još nije potvrđena. Čim se potvrdi, stranica se otvara sama. Ako to potraje, provjerite vezu pa se prijavite ponovno.',
  NOT_YOURS: 'Za tu stranicu nemate ovlasti.',
  ENDED: `Prijava je istekla. ${BACK}`,
  SIGNED_OUT: `Odjavljeni ste u drugom prozoru. ${BACK}`,
  DISABLED: 'Vaš račun više nije aktivan, pa ste odjavljeni. Obratite se administratoru kluba.',
  PASSWORD_CHANGED: `Lozinka je promijenjena, pa ste odjavljeni. Prijavite se novom lozinkom. ${BACK}`,
  // Which role is gone is known only after signing in: possibly the one for that page.
  ROLES_CHANGED:
    'Vaše su ovlasti promijenjene, pa ste odjavljeni. Ako i dalje imate pristup stranici na kojoj ste stali, nakon prijave nastavljate ondje.',
};

/** Why the user is here instead of on the requested page. */
export function ArrivalNote() {
  const arrival = useLandingState();
  const identity = useAuth((state) => state.identity);
  // An unknown path shows the landing page at its own address (resolution 3).
  const { pathname } = useLocation();
  if (matchPath('/login', pathname) === null) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        Stranice na toj adresi nema. Provjerite adresu ili krenite odavde.
      </Alert>
    );
  }
  // For a signed-in user only a refused page is still worth a message.
  if (!arrival || (arrival.why === 'NOT_YOURS') !== (identity !== null)) return null;
  return (
    <Alert severity={identity ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {MESSAGES[arrival.why]} {identity && <TextLink to={homeOf(identity)}>Na svoju početnu stranicu</TextLink>}
    </Alert>
  );
}
