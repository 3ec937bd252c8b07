import type { PageLook } from '../platform/identity';

/**
 * The club's colours and mark for Keycloak's theme (deploy/keycloak/themes/club), which loads this sheet from here. Its
 * values come from the settings: validated colours and the address of a picture on this server.
 */
export const lookSheet = ({ main, dark, night, glow, end, logo }: PageLook): string => `:root {
  --main: ${main}; --main-dark: ${dark}; --link: ${dark}; --glow: ${glow}; --end: ${end};
}
@media (prefers-color-scheme: dark) { :root { --link: ${night}; } }
${
  logo
    ? `.brand svg { display: none; }
.brand::before { content: ''; width: 36px; height: 36px; flex: none; background: url('${logo}') center / contain no-repeat; }
`
    : ''
}`;
