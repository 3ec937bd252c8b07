import { clubIcon, clubLogo, LOGO_SIDES } from '@club/shared/contracts/club-profile';
import type { FastifyPluginAsync } from 'fastify';
import { IMMUTABLE } from '../platform/http';
import { markDrawing } from './club-mark';
import type { ClubProfiles } from './club-profile.service';
import { type HomeIcon, homeIconAddress } from './home-icon';
import { lookSheet } from './look-sheet';
import { pageLook } from './looks';

/** A drawing that is opened directly is a picture, never a page of ours. */
const NO_PAGE = `default-src 'none'; sandbox`;
const COLOUR = /^icon-([0-9a-f]{6})\.svg$/;
const LOGO = /^logo-([0-9a-f]{12})-(\d{2,3})\.png$/;
const HOME_ICON = /^(touch|maskable)-icon-([0-9a-f]{12}|[0-9a-f]{6})\.png$/;

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
        reply.header('cache-control', IMMUTABLE).header('content-security-policy', NO_PAGE);
        return reply.type('image/svg+xml').send(markDrawing(`#${colour}`));
      }
      const [, logo, side] = LOGO.exec(file) ?? [];
      const [, homeIcon, of] = HOME_ICON.exec(file) ?? [];
      const png = logo
        ? await profiles.logo(logo, Number(side))
        : of && (await profiles.homeIcon(of, homeIcon as HomeIcon));
      if (!png) return reply.callNotFound();
      return reply.header('cache-control', IMMUTABLE).type('image/png').send(png);
    });

    app.get('/manifest.webmanifest', async (_request, reply) => {
      const profile = profiles.current();
      const { name, logo, primary } = profile;
      const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });
      const maskable = png(homeIconAddress(profile, 'maskable'), 512);
      const icons = logo
        ? [...LOGO_SIDES.map((side) => png(clubLogo(logo, side), side)), { ...maskable, purpose: 'maskable' }]
        : [
            { src: clubIcon(profile), sizes: 'any', type: 'image/svg+xml' },
            png(homeIconAddress(profile, 'touch'), 180),
            { ...maskable, purpose: 'any maskable' },
          ];
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
