import {
  type ImportSeasonFiles,
  SeasonFilesReport as Report,
  type SeasonFilesReport,
} from '@club/shared/contracts/league/season-files';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useMutation } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import type { CsvFile } from '../../forms/csv-file/use-csv-files';
import { UPLOAD_MS } from '../../forms/file-upload/upload-options';

const CALL = 'admin/league/season-files';

/** The effects of importing the files; nothing is written. */
export function useCheckSeasonFiles() {
  return useMutation({
    mutationFn: (files: readonly CsvFile[]): Promise<SeasonFilesReport> =>
      answerBody(Report, http.post(`${CALL}/check`, { json: { files }, timeout: UPLOAD_MS })),
  });
}

export function useImportSeasonFiles() {
  return useAdminMutation((json: ImportSeasonFiles) =>
    answerBody(Message, http.post(`${CALL}/import`, { json, timeout: UPLOAD_MS })),
  );
}
