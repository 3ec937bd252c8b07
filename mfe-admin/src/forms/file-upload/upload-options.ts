import type { ChosenFile } from './read-chosen-file';

/** In milliseconds. Over a mobile connection a file takes longer than a call with a few fields. */
export const UPLOAD_MS = 120_000;

/** Options of a call whose body is the file itself, unchanged. */
export const uploadOptions = ({ bytes }: ChosenFile) => ({
  body: bytes,
  headers: { 'content-type': 'application/octet-stream' },
  timeout: UPLOAD_MS,
});
