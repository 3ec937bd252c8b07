import type { onSendAsyncHookHandler } from 'fastify';

type Declared = { readonly content?: Readonly<Record<string, unknown>> } | undefined;

/** For tests: fails a call that takes a body, or answers with a status or a content type, that its schema does not declare. */
export const declaredResponses: onSendAsyncHookHandler = async (request, reply, payload) => {
  const { schema = {}, url } = request.routeOptions;
  const isRedirect = reply.statusCode >= 300 && reply.statusCode < 400;
  if (schema.hide || isRedirect) return payload;
  const complain = (what: string) => {
    throw new Error(`${request.method} ${url} does not declare ${what}.`);
  };
  if (reply.statusCode < 300 && request.body != null && !schema.body) complain('the body that it was sent');
  const types = declaredTypes(schema.response as Record<number, Declared> | undefined, reply.statusCode);
  if (!types) return complain(`the answer ${reply.statusCode}`);
  const [type] = String(reply.getHeader('content-type') ?? '').split(';');
  if (reply.statusCode !== 204 && !types.includes(type ?? '')) complain(`answers of the type ${type}`);
  return payload;
};

function declaredTypes(response: Record<number, Declared> | undefined, status: number): string[] | undefined {
  if (status >= 400) return ['application/problem+json'];
  const answer = response?.[status];
  return answer && (answer.content ? Object.keys(answer.content) : ['application/json']);
}
