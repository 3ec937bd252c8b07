import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../http';
import { flash } from '../forms/flash';
import type { FormTokens } from '../forms/form-token';
import { formPages } from '../pages/form-pages';
import { acceptedPage, endedInvitationPage, memberInvitationPage } from '../pages/member-invitation-page';
import type { PageLook } from '../pages/page-look';
import { SESSION_COOKIE } from '../realm';
import { INVITATION_PATH, type MemberInvitations } from './member-invitations.service';

const Text = z.catch(z.string(), '');
const Link = z.object({ token: Text });
const Form = z.object({ token: Text, newPassword: Text, repeated: Text });
const Outcome = z.union([
  z.object({ kind: z.literal('accepted'), username: z.string() }),
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    problem: z.optional(z.string()),
    repeatProblem: z.optional(z.string()),
  }),
]);

/** The page behind an invitation's link. Opening it changes nothing: mail scanners open every link. */
export function memberInvitationRoutes(parts: {
  origin: string;
  look: () => PageLook;
  tokens: FormTokens;
  invitations: MemberInvitations;
}): FastifyPluginAsync {
  const { invitations } = parts;
  const { frame, show, routes } = formPages(parts);
  const outcomes = flash(Outcome, parts);
  const addressOf = (token: string) => `${INVITATION_PATH}?${new URLSearchParams({ token })}`;

  return routes((pages) => {
    pages.get(INVITATION_PATH, async (request, reply) => {
      const { token } = Link.parse(request.query);
      const outcome = outcomes.take(request, reply, addressOf(token));
      if (outcome?.kind === 'accepted') {
        const isShared = request.cookies[SESSION_COOKIE] !== undefined;
        return show(reply, 200, acceptedPage(frame(), outcome.username, isShared));
      }
      const user = await invitations.invited(token);
      if (!user) return show(reply, 410, endedInvitationPage(frame()));
      const form = { frame: frame(), token, username: user.username, ...outcome };
      return show(reply, outcome?.status ?? 200, memberInvitationPage(form));
    });

    pages.post(INVITATION_PATH, async (request, reply) => {
      const { token, newPassword, repeated } = Form.parse(request.body ?? {});
      const address = addressOf(token);
      if (newPassword !== repeated) {
        const repeatProblem = 'Lozinke se ne podudaraju.';
        return outcomes.redirect(reply, address, { kind: 'refused', status: 400, repeatProblem });
      }
      try {
        const accepted = await invitations.accept(token, newPassword);
        if (!accepted) return reply.redirect(address, 303);
        return outcomes.redirect(reply, address, { kind: 'accepted', username: accepted.username });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return outcomes.redirect(reply, address, { kind: 'refused', status: error.status, problem: error.message });
      }
    });
  });
}
