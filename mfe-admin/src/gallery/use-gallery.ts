import { Gallery, GalleryPicture } from '@club/shared/contracts/gallery';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQueryClient } from '@club/shared/query';
import type * as z from '@club/shared/schema';
import { uploadOptions } from '../file-upload/upload-options';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';
import { useShownChange } from '../use-change';

/** GET /gallery/{year} */
export function useGallery(year: number) {
  useLiveQuery('gallery', keys.gallery(year));
  return useAdminQuery({ queryKey: keys.gallery(year), schema: Gallery, path: `gallery/${year}` });
}

/** POST /admin/gallery/{year}: one picture, unchanged. */
export async function uploadPicture(year: number, file: File): Promise<GalleryPicture> {
  return (await answer(GalleryPicture, http.post(`admin/gallery/${year}`, uploadOptions(file)))).body;
}

/** A change that the public gallery, of another remote, shows too: also if only its answer was lost. */
function usePublicCall<Input>(call: (input: Input) => Promise<z.infer<typeof Message>>) {
  const client = useQueryClient();
  return (input: Input) => call(input).finally(() => void client.invalidateQueries({ queryKey: keys.publicGalleries }));
}

export const useSaveOrder = (year: number) =>
  // The next move is computed from the new list: from the old one it would take this one back.
  useShownChange(
    keys.gallery(year),
    usePublicCall(
      async (ids: readonly number[]) =>
        (await answer(Message, http.put(`admin/gallery/${year}/order`, { json: { ids } }))).body,
    ),
  );

export const useSaveCaption = (year: number) =>
  // Until the new list is there, the saved caption would count as a changed one.
  useShownChange(
    keys.gallery(year),
    usePublicCall(
      async ({ id, caption }: { id: number; caption: string }) =>
        (await answer(Message, http.put(`admin/gallery/pictures/${id}`, { json: { caption } }))).body,
    ),
  );

export const useDeletePicture = (year: number) =>
  useShownChange(
    keys.gallery(year),
    usePublicCall(async (id: number) => (await answer(Message, http.delete(`admin/gallery/pictures/${id}`))).body),
  );
