import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The test knows what it reads. */
type Json = ReturnType<typeof JSON.parse>;

/** The body of an answer; a refusal is thrown, as by a service. */
export async function orThrow({ status, body }: { status: number; body: Json }): Promise<Json> {
  if (status >= 400) throw body;
  return body;
}

/** The calls of one caller. Paths are without `/api/`; the body of an answer is its text if it is not JSON. */
export function callsAs(app: FastifyInstance, headers: Record<string, string>) {
  const call = async <Body = Json>(method: Method, path: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) });
    const isJson = /json\b/.test(String(answer.headers['content-type']));
    const body: Json = isJson ? answer.json() : answer.body;
    return { status: answer.statusCode, body: body as Body, headers: answer.headers };
  };
  return {
    /** For a method that a table of cases names. */
    call,
    get: <Body = Json>(path: string) => call<Body>('GET', path),
    post: <Body = Json>(path: string, payload?: object) => call<Body>('POST', path, payload),
    put: <Body = Json>(path: string, payload?: object) => call<Body>('PUT', path, payload),
    delete: <Body = Json>(path: string, payload?: object) => call<Body>('DELETE', path, payload),
  };
}
