import {
  AddedPicture,
  CaptionInput,
  Galleries,
  Gallery,
  GalleryOrder,
  GalleryYear,
  PICTURE_BYTES,
} from '@club/shared/contracts/gallery';
import { IdPath, Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { upload, uploadedBytes, uploads } from '../platform/http';
import type { GalleryService } from './gallery.service';

const ADMIN = { access: 'ADMIN' } as const;

/** GET /gallery, GET /gallery/{year}, and the administrator's calls under /admin/gallery */
export function galleryRoutes(gallery: GalleryService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/gallery',
      { config: { access: 'public' }, schema: { summary: 'The albums of the gallery', response: { 200: Galleries } } },
      (_, reply) => {
        reply.header('cache-control', 'no-cache');
        return gallery.galleries();
      },
    );
    app.get(
      '/gallery/:year',
      {
        config: { access: 'public' },
        schema: { summary: 'The pictures of a year', params: GalleryYear, response: { 200: Gallery } },
      },
      ({ params }, reply) => {
        reply.header('cache-control', 'no-cache');
        return gallery.gallery(params.year);
      },
    );

    app.register(
      uploads(async (files) => {
        files.post(
          '/admin/gallery/:year',
          {
            config: ADMIN,
            bodyLimit: PICTURE_BYTES,
            schema: {
              summary: 'Adds a picture to a year',
              ...upload,
              params: GalleryYear,
              response: { 200: AddedPicture },
            },
          },
          ({ params, body, caller }) => gallery.add(params.year, uploadedBytes(body), caller.memberId),
        );
      }),
    );
    app.put(
      '/admin/gallery/:year/order',
      {
        config: ADMIN,
        schema: {
          summary: 'Changes the order of a year’s pictures',
          params: GalleryYear,
          body: GalleryOrder,
          response: { 200: Message },
        },
      },
      async ({ params, body, caller }) => {
        await gallery.order(params.year, body, caller.memberId);
        return { message: 'Redoslijed slika je spremljen.' };
      },
    );
    app.put(
      '/admin/gallery/pictures/:id',
      {
        config: ADMIN,
        schema: {
          summary: 'Changes the description of a picture',
          params: IdPath,
          body: CaptionInput,
          response: { 200: Message },
        },
      },
      async ({ params, body, caller }) => {
        await gallery.caption(params.id, body, caller.memberId);
        return { message: 'Opis slike je spremljen.' };
      },
    );
    app.delete(
      '/admin/gallery/pictures/:id',
      { config: ADMIN, schema: { summary: 'Deletes a picture', params: IdPath, response: { 200: Message } } },
      async ({ params, caller }) => {
        await gallery.remove(params.id, caller.memberId);
        return { message: 'Slika je izbrisana.' };
      },
    );
  };
}
