import { clubIcon, clubLogo, LOGO_SIDES } from '@club/shared/contracts/club-profile';
import type { FastifyPluginAsync } from 'fastify';
import type { ClubProfiles } from './club-profile.service';
import { type HomeIcon, homeIconAddress } from './home-icon';
import { lookSheet } from './look-sheet';
import { pageLook } from './looks';

/** Their names change with their content. */
const LASTING = 'public, max-age=31536000, immutable';
/** A drawing that is opened directly is a picture, never a page of ours. */
const NO_PAGE = `default-src 'none'; sandbox`;
const COLOUR = /^icon-([0-9a-f]{6})\.svg$/;
const LOGO = /^logo-([0-9a-f]{12})-(\d{2,3})\.png$/;
const HOME_ICON = /^(touch|maskable)-icon-([0-9a-f]{12})\.png$/;

/** A racket and a ball in a rounded square of the club's colour, for a club without a logo. */
const icon = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#${colour}"/>` +
  '<g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
  '<ellipse cx="18.2" cy="12" rx="5" ry="6.4" transform="rotate(38 18.2 12)"/><path d="m14 17-6 6.8"/>' +
  '<circle cx="22" cy="22.6" r="2.6"/></g></svg>';

const PRESET_ICONS = [
  { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

/**
 * The club's files outside the API: the logo, the icon in the club's colour, the look for Keycloak's pages, which have
 * another origin, and the manifest for installing the club on a phone.
 */
export function clubFiles(profiles: ClubProfiles): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });

    app.get('/club/look.css', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/css; charset=utf-8')
        .send(lookSheet(pageLook(profiles.current()))),
    );

    // For readers that do not know the logo's current name.
    app.get('/club/icon', async (_request, reply) => {
      const { logo, primary } = profiles.current();
      const present = logo ? clubLogo(logo, 96) : `/club/icon-${primary.slice(1)}.svg`;
      return reply.header('cache-control', 'no-cache').redirect(present, 302);
    });

    app.get<{ Params: { file: string } }>('/club/:file', async ({ params: { file } }, reply) => {
      const [, colour] = COLOUR.exec(file) ?? [];
      if (colour) {
        reply.header('cache-control', LASTING).header('content-security-policy', NO_PAGE);
        return reply.type('image/svg+xml').send(icon(colour));
      }
      const [, logo, side] = LOGO.exec(file) ?? [];
      const [, homeIcon, ofLogo] = HOME_ICON.exec(file) ?? [];
      const png = logo
        ? await profiles.logo(logo, Number(side))
        : ofLogo && (await profiles.homeIcon(ofLogo, homeIcon as HomeIcon));
      if (!png) return reply.callNotFound();
      return reply.header('cache-control', LASTING).type('image/png').send(png);
    });

    app.get('/manifest.webmanifest', async (_request, reply) => {
      const profile = profiles.current();
      const { name, logo, primary } = profile;
      const logos = LOGO_SIDES.map((side) => ({ side, sizes: `${side}x${side}`, type: 'image/png' }));
      const icons = logo
        ? [
            ...logos.map(({ side, ...rest }) => ({ src: clubLogo(logo, side), ...rest })),
            { src: homeIconAddress(logo, 'maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ]
        : [{ src: clubIcon(profile), sizes: 'any', type: 'image/svg+xml' }, ...PRESET_ICONS];
      reply.header('cache-control', 'no-cache').type('application/manifest+json');
      return JSON.stringify({
        name,
        short_name: name.length > 12 ? 'Tenis' : name,
        lang: 'hr',
        start_url: '/post-login',
        display: 'standalone',
        background_color: '#faf8f4',
        theme_color: primary,
        icons,
      });
    });
  };
}
