import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Bytes or text that pass as they are: no contract reads or writes them. */
export const FileContent = z.unknown().check(z.meta({ type: 'string', format: 'binary' }));

const DISPOSITION = { type: 'string', description: 'attachment, with the name to save the file under' };

/** The answer of a call whose file the browser saves: `response: { 200: download({ 'text/csv': … }) }` */
export const download = <Content extends Record<string, { schema: z.ZodMiniType }>>(content: Content) => ({
  content,
  headers: { 'content-disposition': DISPOSITION },
});

/** The header `content-disposition` of a file that the browser saves under this name (RFC 8187). */
export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`;

const percentEncoded = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

const UPLOADED = 'application/octet-stream';

/** The schema of an upload's route: the body is one file, whose type is detected from its content, not from its name. */
export const upload = { consumes: [UPLOADED], body: FileContent };

/** The bytes of an upload; empty when it has no body. */
export const uploadedBytes = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** These calls take bare bytes up to their `bodyLimit` and no other kind of body; no other call takes bare bytes. */
export const uploads =
  (calls: FastifyPluginAsyncZod): FastifyPluginAsyncZod =>
  async (app, options) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(UPLOADED, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await calls(app, options);
  };
