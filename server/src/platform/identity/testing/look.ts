import type { PageLook } from '../pages/page-look';

/** A club with the product's own clay colours. */
export const TEST_LOOK: PageLook = {
  name: 'Tenis Ivankovo',
  motto: 'Rezervacija teniskih terena kod dvorane',
  about: 'Dva zemljana terena, termini od 90 minuta.',
  main: '#b4532a',
  dark: '#8f3d1c',
  night: '#eb9a74',
  glow: '#c4622f',
  end: '#8f3d1c',
};
