import { SEASON_FILE_LIMIT, SEASON_FILES_LIMIT } from '@club/shared/contracts/league/season-files';
import { plural } from '@club/shared/domain';
import { errorMessage } from '@club/shared/http';
import {
  Alert,
  BlockSkeleton,
  BusyButton,
  Button,
  EmptyState,
  PageHeading,
  SectionCard,
  Stack,
} from '@club/shared/ui-core';
import { useRef, useState } from 'react';
import { CSV_TYPES } from '../../forms/csv-file/csv-text';
import { isFileRefused } from '../../forms/csv-file/is-file-refused';
import { type CsvFile, useCsvFiles } from '../../forms/csv-file/use-csv-files';
import { FileInput } from '../../forms/file-upload/file-input';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { FileReport } from './file-report';
import { useCheckSeasonFiles, useImportSeasonFiles } from './use-season-files';

/** Imports past seasons from files: first shows the effects and every problem, then imports all of them or none. */
export default function SeasonImportScreen() {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly CsvFile[]>([]);
  const check = useCheckSeasonFiles();
  const importing = useImportSeasonFiles();
  const confirm = useConfirmSeen();
  const csv = useCsvFiles({ longest: SEASON_FILE_LIMIT, most: SEASON_FILES_LIMIT });
  const report = check.data;

  const inspect = (chosen: readonly CsvFile[]) => {
    setFiles(chosen);
    check.mutate(chosen);
  };
  const choose = async (chosen: readonly File[]) => {
    const read = await csv.read(chosen);
    if (read.length > 0) return inspect(read);
    setFiles([]);
    check.reset();
  };
  const importAll = async () => {
    const replacing = (report?.files ?? []).flatMap(({ year, isReplacing }) => (isReplacing && year ? [year] : []));
    const result = await confirm({
      title: 'Želite li uvesti sezone?',
      lines: [
        `Uvozi se: ${files.length} ${plural(files.length, 'sezona', 'sezone', 'sezona')}`,
        ...(replacing.length > 0
          ? [`Postojeći podaci se zamjenjuju: ${replacing.map((year) => `${year}.`).join(', ')}`]
          : []),
      ],
      confirm: 'Uvezi',
      act: () => importing.mutateAsync({ files: [...files], replacing }),
    });
    if (result === 'OUTDATED') inspect(files);
    if (result !== 'DONE') return;
    setFiles([]);
    check.reset();
  };

  return (
    <>
      <PageHeading
        title="Uvoz sezone"
        subtitle="Prošle sezone iz datoteka CSV: najprije provjera, zatim uvoz svih ili nijedne."
      />
      <FileInput
        ref={input}
        label="Datoteke CSV sa sezonama"
        types={CSV_TYPES}
        multiple
        onPick={(chosen) => void choose(chosen)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap' }}>
        <Button variant={report?.isPossible ? 'outlined' : 'contained'} onClick={() => input.current?.click()}>
          Odaberi datoteke
        </Button>
        {report?.isPossible && (
          <BusyButton variant="contained" busy={importing.isPending} onClick={() => void importAll()}>
            Uvezi
          </BusyButton>
        )}
      </Stack>
      <Stack spacing={2} aria-live="polite">
        {csv.refusal && <Alert severity="error">{csv.refusal}</Alert>}
        {check.isPending && <BlockSkeleton height={180} />}
        {check.isError && (
          <Alert
            severity="error"
            action={!isFileRefused(check.error) && <Button onClick={() => inspect(files)}>Pokušaj ponovno</Button>}
          >
            {errorMessage(check.error)}
          </Alert>
        )}
        {check.isIdle && !csv.refusal && (
          <SectionCard>
            <EmptyState title="Odaberite jednu ili više datoteka.">Ništa se ne upisuje prije potvrde.</EmptyState>
          </SectionCard>
        )}
        {report && !report.isPossible && (
          <Alert severity="warning">Ništa nije uvezeno. Uvoz je moguć kad nijedna datoteka nema problema.</Alert>
        )}
        {report?.files.map((file) => (
          <FileReport key={file.name} report={file} />
        ))}
      </Stack>
    </>
  );
}
