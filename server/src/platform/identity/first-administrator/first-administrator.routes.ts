import { requiredText } from '@club/shared/contracts/texts';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../http';
import { appointedPage, firstAdministratorPage, uninvitedPage } from '../pages/first-administrator-page';
import { pageHeaders } from '../pages/page';
import type { PageLook } from '../pages/page-look';
import { FIRST_ADMINISTRATOR_PATH, type FirstAdministrator } from './first-administrator.service';

const Form = z.object({
  username: requiredText('Upišite korisničko ime.', 100),
  firstName: requiredText('Upišite ime.', 100),
  lastName: requiredText('Upišite prezime.', 100),
  email: z.email('Upišite ispravnu e-mail adresu.'),
  password: z.string('Upišite lozinku.'),
});
const Token = z.object({ token: z.string() });

/** The page behind the one-time link. Its token proves that the form was opened through the link. */
export async function firstAdministratorRoutes(
  app: FastifyInstance,
  { origin, look, administrator }: { origin: string; look: () => PageLook; administrator: FirstAdministrator },
): Promise<void> {
  const frame = () => ({ home: `${origin}/`, look: look() });
  const show = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).headers(pageHeaders(origin, look())).send(body);
  const uninvited = (reply: FastifyReply) => show(reply, 410, uninvitedPage(frame()));

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 8 * 1024 });

    pages.get(FIRST_ADMINISTRATOR_PATH, async (request, reply) => {
      const link = Token.safeParse(request.query);
      if (!link.success || !(await administrator.isInvited(link.data.token))) return uninvited(reply);
      return show(reply, 200, firstAdministratorPage({ frame: frame(), token: link.data.token }));
    });

    pages.post(FIRST_ADMINISTRATOR_PATH, async (request, reply) => {
      const link = Token.safeParse(request.body);
      if (!link.success) return uninvited(reply);
      const { token } = link.data;
      const again = (status: number, problems: Record<string, string>) => {
        const values = z.catch(z.record(z.string(), z.string()), {}).parse(request.body);
        return show(reply, status, firstAdministratorPage({ frame: frame(), token, values, problems }));
      };
      const form = Form.safeParse(request.body);
      if (!form.success) {
        if (!(await administrator.isInvited(token))) return uninvited(reply);
        return again(400, Object.fromEntries(form.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
      }
      try {
        if (!(await administrator.appoint(token, form.data))) return uninvited(reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The directory names the field as the API does.
        const { userName, ...fields } = error.fields ?? {};
        return again(error.status, userName ? { ...fields, username: userName } : fields);
      }
      return show(reply, 201, appointedPage(frame()));
    });
  });
}
