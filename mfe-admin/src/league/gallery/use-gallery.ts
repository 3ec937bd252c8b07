import { AddedPicture, type CaptionInput, Gallery, type GalleryOrder } from '@club/shared/contracts/gallery';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import type { ChosenFile } from '../../forms/file-upload/read-chosen-file';
import { uploadOptions } from '../../forms/file-upload/upload-options';
import { keys } from '../../query-keys';

/** GET /gallery/{year} */
export function useGallery(year: number) {
  useLiveQuery('gallery', keys.gallery(year));
  return useAdminQuery({ queryKey: keys.gallery(year), schema: Gallery, path: `gallery/${year}` });
}

/** POST /admin/gallery/{year}: one picture, unchanged. */
export async function uploadPicture(year: number, file: ChosenFile): Promise<AddedPicture> {
  return answerBody(AddedPicture, http.post(`admin/gallery/${year}`, uploadOptions(file)));
}

export const useSaveOrder = (year: number) =>
  // Waits for the new list: computed from the old one, the next move would undo this one.
  useRefetchingMutation(keys.gallery(year), (order: GalleryOrder) =>
    answerBody(Message, http.put(`admin/gallery/${year}/order`, { json: order })),
  );

export const useSaveCaption = (year: number) =>
  // Waits for the new list: until then the saved caption would count as unsaved input.
  useRefetchingMutation(keys.gallery(year), ({ id, ...json }: CaptionInput & { id: number }) =>
    answerBody(Message, http.put(`admin/gallery/pictures/${id}`, { json })),
  );

export const useDeletePicture = (year: number) =>
  useRefetchingMutation(keys.gallery(year), (id: number) =>
    answerBody(Message, http.delete(`admin/gallery/pictures/${id}`)),
  );
