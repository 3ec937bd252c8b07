import type { FastifyInstance, FastifyReply } from 'fastify';
import { COOKIE_FRAMES, STATUS_FRAME } from '../pages/session-frames';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../realm';

type Frame = typeof STATUS_FRAME;

/** What keycloak-js loads into hidden frames to learn about the session (pages/session-frames.ts). */
export function sessionFrameRoutes(app: FastifyInstance, origin: string): void {
  const base = `${REALM_PATH}${PROTOCOL_PATH}`;
  // The frame's own rules say who may frame it; the general header would forbid it.
  const show = (reply: FastifyReply, frame: Frame) =>
    reply.removeHeader('x-frame-options').headers(frame.headers).send(frame.body);
  app.get(`${base}/login-status-iframe.html`, (_request, reply) => show(reply, STATUS_FRAME));
  app.get(`${base}/3p-cookies/step1.html`, (_request, reply) => show(reply, COOKIE_FRAMES.step1));
  app.get(`${base}/3p-cookies/step2.html`, (_request, reply) => show(reply, COOKIE_FRAMES.step2));
  app.get<{ Querystring: { client_id?: string; origin?: string } }>(
    `${base}/login-status-iframe.html/init`,
    (request, reply) => {
      const known = request.query.client_id === CLIENT_ID && request.query.origin === origin;
      return reply.code(known ? 204 : 403).send();
    },
  );
}
