import {
  type ImportSeasonFiles,
  SeasonFilesReport as Report,
  SEASON_FILE_NAME_LIMIT,
  type SeasonFilesReport,
} from '@club/shared/contracts/league/season-files';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useMutation } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import type { CsvFile } from '../../forms/csv-file/use-csv-files';
import { shortFileName } from '../../forms/file-upload/file-name';
import { UPLOAD_MS } from '../../forms/file-upload/upload-options';

const CALL = 'admin/league/season-files';

const withShortNames = (files: readonly CsvFile[]): CsvFile[] =>
  files.map(({ name, text }) => ({ name: shortFileName(name, SEASON_FILE_NAME_LIMIT), text }));

/** The effects of importing the files; nothing is written. */
export function useCheckSeasonFiles() {
  return useMutation({
    mutationFn: (files: readonly CsvFile[]): Promise<SeasonFilesReport> =>
      answerBody(Report, http.post(`${CALL}/check`, { json: { files: withShortNames(files) }, timeout: UPLOAD_MS })),
  });
}

export function useImportSeasonFiles() {
  return useAdminMutation(({ files, ...rest }: ImportSeasonFiles) => {
    const json = { ...rest, files: withShortNames(files) };
    return answerBody(Message, http.post(`${CALL}/import`, { json, timeout: UPLOAD_MS }));
  });
}
