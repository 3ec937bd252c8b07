import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../http';
import { acceptedPage, endedInvitationPage, memberInvitationPage } from '../pages/member-invitation-page';
import { pageHeaders } from '../pages/page';
import type { PageLook } from '../pages/page-look';
import { INVITATION_PATH, type MemberInvitations } from './member-invitations.service';

const Text = z.catch(z.string(), '');
const Link = z.object({ token: Text });
const Form = z.object({ token: Text, newPassword: Text, repeated: Text });

/** The page behind an invitation's link. Opening it changes nothing: mail scanners open every link. */
export async function memberInvitationRoutes(
  app: FastifyInstance,
  { origin, look, invitations }: { origin: string; look: () => PageLook; invitations: MemberInvitations },
): Promise<void> {
  const frame = () => ({ home: `${origin}/`, look: look() });
  const show = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).headers(pageHeaders(origin, look())).send(body);
  const ended = (reply: FastifyReply) => show(reply, 410, endedInvitationPage(frame()));

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 8 * 1024 });

    pages.get(INVITATION_PATH, async (request, reply) => {
      const { token } = Link.parse(request.query);
      const user = await invitations.invited(token);
      if (!user) return ended(reply);
      return show(reply, 200, memberInvitationPage({ frame: frame(), token, username: user.username }));
    });

    pages.post(INVITATION_PATH, async (request, reply) => {
      const { token, newPassword, repeated } = Form.parse(request.body ?? {});
      const user = await invitations.invited(token);
      if (!user) return ended(reply);
      const again = { frame: frame(), token, username: user.username };
      if (newPassword !== repeated) {
        return show(reply, 400, memberInvitationPage({ ...again, repeatProblem: 'Lozinke se ne podudaraju.' }));
      }
      try {
        const accepted = await invitations.accept(token, newPassword);
        return accepted ? show(reply, 200, acceptedPage(frame(), accepted.username)) : ended(reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return show(reply, error.status, memberInvitationPage({ ...again, problem: error.message }));
      }
    });
  });
}
