import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { IMMUTABLE } from '../platform/http';
import { GALLERY_FILES } from './gallery.presenter';
import { FILE_NAME, YEAR, yearFolder } from './picture-files';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

/** A drawing that is opened directly is a picture, never a page of ours. */
const NO_PAGE = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

/** Serves the gallery's pictures from the media folder; their names contain a hash of their content. */
export function galleryFiles(media: string): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { year: string; file: string } }>(
      `${GALLERY_FILES}/:year/:file`,
      { compress: false },
      async ({ params: { year, file } }, reply) => {
        if (!YEAR.test(year) || !FILE_NAME.test(file)) return reply.callNotFound();
        const place = path.join(yearFolder(media, Number(year)), file);
        const stat = await fs.stat(place).catch(() => undefined);
        if (!stat) return reply.callNotFound();
        return reply
          .header('cache-control', IMMUTABLE)
          .header('content-length', stat.size)
          .header('content-security-policy', NO_PAGE)
          .type(TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream')
          .send(createReadStream(place));
      },
    );
  };
}
