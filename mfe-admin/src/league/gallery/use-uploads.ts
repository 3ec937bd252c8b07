import { PICTURE_BYTES } from '@club/shared/contracts/gallery';
import { errorMessage } from '@club/shared/http';
import { useQueryClient } from '@club/shared/query';
import { useState } from 'react';
import { readChosenFile } from '../../forms/file-upload/read-chosen-file';
import { keys } from '../../query-keys';
import { uploadPicture } from './use-gallery';

export interface Uploads {
  readonly total: number;
  readonly done: number;
  /** Those that the gallery had already. */
  readonly known: number;
  /** The file that is being uploaded; undefined when all are finished. */
  readonly current: string | undefined;
  readonly refused: readonly { readonly file: File; readonly message: string }[];
}

const NONE: Uploads = { total: 0, done: 0, known: 0, current: undefined, refused: [] };
const TOO_LARGE = 'Slika je veća od 20 MB.';
/** The list names the file before it. */
const UNREADABLE = 'Slika se ne može pročitati. Odaberite je ponovno.';

/**
 * Uploads pictures one after another, in the order of their names. A refused one does not stop the others; it is listed
 * with the reason and can be retried.
 */
export function useUploads(year: number) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState(NONE);

  async function upload(files: readonly File[]): Promise<void> {
    const sorted = files.toSorted((a, b) => a.name.localeCompare(b.name, 'hr', { numeric: true }));
    let state: Uploads = { ...NONE, total: sorted.length };
    const show = (change: Partial<Uploads>) => {
      state = { ...state, ...change };
      setUploads(state);
    };
    for (const [index, file] of sorted.entries()) {
      show({ current: file.name, done: index });
      const refuse = (message: string) => show({ refused: [...state.refused, { file, message }] });
      if (file.size > PICTURE_BYTES) {
        refuse(TOO_LARGE);
        continue;
      }
      // Only now, because the memory of a phone does not hold many pictures at once.
      const picture = await readChosenFile(file);
      if (!picture) {
        refuse(UNREADABLE);
        continue;
      }
      try {
        const { isKnown } = await uploadPicture(year, picture);
        if (isKnown) show({ known: state.known + 1 });
      } catch (error) {
        refuse(errorMessage(error));
      } finally {
        // Also after a failure: if only the response was lost, the picture was added, and must be visible before a retry.
        void client.invalidateQueries({ queryKey: keys.gallery(year) });
      }
    }
    show({ current: undefined, done: sorted.length });
  }

  return { uploads, upload, isBusy: uploads.current !== undefined };
}
