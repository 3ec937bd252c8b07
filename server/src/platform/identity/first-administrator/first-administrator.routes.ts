import { emailAddress } from '@club/shared/contracts/email-address';
import { CreateUser } from '@club/shared/contracts/members/user-management';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../http';
import { flash, RefilledText } from '../forms/flash';
import type { FormTokens } from '../forms/form-token';
import { appointedPage, firstAdministratorPage, uninvitedPage } from '../pages/first-administrator-page';
import { formPages } from '../pages/form-pages';
import type { PageLook } from '../pages/page-look';
import { FIRST_ADMINISTRATOR_PATH, type FirstAdministrator } from './first-administrator.service';

/** Names as of every other user. */
const { userName: username, firstName, lastName } = CreateUser.shape;
const Form = z.object({
  username,
  firstName,
  lastName,
  email: emailAddress('Upišite ispravnu adresu e-pošte.'),
  password: z.string('Upišite lozinku.'),
});
const Link = z.object({ token: z.catch(z.string(), '') });
/** Everything that was typed but the password. */
const Values = z.object({
  username: RefilledText,
  firstName: RefilledText,
  lastName: RefilledText,
  email: RefilledText,
});
const Outcome = z.union([
  z.object({ kind: z.literal('appointed') }),
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    values: Values,
    problems: z.record(z.string(), z.string()),
  }),
]);

/** The page behind the one-time link. Its token proves that the form was opened through the link. */
export function firstAdministratorRoutes(parts: {
  origin: string;
  look: () => PageLook;
  tokens: FormTokens;
  administrator: FirstAdministrator;
}): FastifyPluginAsync {
  const { administrator } = parts;
  const { frame, show, routes } = formPages(parts);
  const outcomes = flash(Outcome, parts);
  const addressOf = (token: string) => `${FIRST_ADMINISTRATOR_PATH}?${new URLSearchParams({ token })}`;

  return routes((pages) => {
    pages.get(FIRST_ADMINISTRATOR_PATH, async (request, reply) => {
      const { token } = Link.parse(request.query);
      const outcome = outcomes.take(request, reply, addressOf(token));
      if (outcome?.kind === 'appointed') return show(reply, 200, appointedPage(frame()));
      if (!(await administrator.isInvited(token))) return show(reply, 410, uninvitedPage(frame()));
      return show(reply, outcome?.status ?? 200, firstAdministratorPage({ frame: frame(), token, ...outcome }));
    });

    pages.post(FIRST_ADMINISTRATOR_PATH, async (request, reply) => {
      const body = request.body ?? {};
      const { token } = Link.parse(body);
      const address = addressOf(token);
      const again = (status: number, problems: Record<string, string>) =>
        outcomes.redirect(reply, address, { kind: 'refused', status, values: Values.parse(body), problems });
      const form = Form.safeParse(body);
      if (!form.success) {
        // The first problem of each field.
        const problems = form.error.issues.map((issue) => [String(issue.path[0]), issue.message]).reverse();
        return again(400, Object.fromEntries(problems));
      }
      try {
        if (!(await administrator.appoint(token, form.data))) return reply.redirect(address, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The directory names the field as the API does.
        const { userName, ...fields } = error.fields ?? {};
        return again(error.status, userName ? { ...fields, username: userName } : fields);
      }
      return outcomes.redirect(reply, address, { kind: 'appointed' });
    });
  });
}
