import type { FastifyPluginAsync } from 'fastify';
import { COOKIE_FRAME, statusFrame } from '../pages/session-frames';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../realm';

/** What keycloak-js loads into hidden frames to check the session (pages/session-frames.ts). */
export function sessionFrameRoutes(origin: string): FastifyPluginAsync {
  const frames = {
    '/login-status-iframe.html': statusFrame(CLIENT_ID, origin),
    '/3p-cookies/step1.html': COOKIE_FRAME,
  };
  return async (app) => {
    for (const [path, { headers, body }] of Object.entries(frames)) {
      // The frame's own policy determines who may frame it; the general header would forbid it.
      app.get(`${REALM_PATH}${PROTOCOL_PATH}${path}`, (_request, reply) =>
        reply.removeHeader('x-frame-options').headers(headers).send(body),
      );
    }
  };
}
