import { PICTURE_TYPES } from '@club/shared/contracts/gallery';
import { pictureCount, plural } from '@club/shared/domain';
import { AddIcon } from '@club/shared/icons';
import { Alert, BusyButton, Button, SectionCard, styled, Typography } from '@club/shared/ui-core';
import { type DragEvent, useRef } from 'react';
import { FileInput } from '../../forms/file-upload/file-input';
import type { Uploads, useUploads } from './use-uploads';

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `2px dashed ${theme.vars.palette.divider}`,
}));
const Bar = styled('progress')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 10,
  marginTop: 12,
  accentColor: theme.vars.palette.primary.main,
}));

/** Chooses many pictures at once, or accepts dropped ones, and shows the progress. */
export function UploadCard({ uploads, upload, isBusy }: ReturnType<typeof useUploads>) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (!isBusy && files.length > 0) void upload(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  return (
    <SectionCard title="Nove slike">
      <Zone onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <BusyButton variant="contained" startIcon={<AddIcon />} busy={isBusy} onClick={() => input.current?.click()}>
          Odaberi slike
        </BusyButton>
        <FileInput ref={input} label="Slike za galeriju" types={PICTURE_TYPES} multiple onPick={take} />
        <Typography color="textSecondary">
          ili ih dovucite ovamo. JPEG, PNG, WebP ili AVIF, najviše 20 MB po slici. Podaci o mjestu snimanja se brišu.
        </Typography>
      </Zone>
      <Progress uploads={uploads} onRetry={(files) => void upload(files)} />
    </SectionCard>
  );
}

function Progress({ uploads, onRetry }: { uploads: Uploads; onRetry: (files: File[]) => void }) {
  const { total, done, current, refused } = uploads;
  if (total === 0) return null;
  return (
    <>
      <Bar aria-label="Učitavanje slika" max={total} value={done} />
      <Typography role="status" variant="body2" sx={{ mt: 0.5 }}>
        {current ? `${done} od ${total}: učitava se ${current}` : outcomeText(uploads)}
      </Typography>
      {refused.length > 0 && (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          action={
            !current && (
              <Button color="inherit" onClick={() => onRetry(refused.map(({ file }) => file))}>
                Pokušaj ponovno
              </Button>
            )
          }
        >
          {refused.map(({ file, message }) => (
            <div key={file.name}>
              <strong>{file.name}</strong>: {message}
            </div>
          ))}
        </Alert>
      )}
    </>
  );
}

function outcomeText({ done, known, refused }: Uploads): string {
  const added = done - known - refused.length;
  const texts = [
    (added > 0 || known === 0) && `${plural(added, 'Dodana je', 'Dodane su', 'Dodano je')} ${pictureCount(added)}.`,
    known > 0 && `${pictureCount(known)} ${plural(known, 'već je bila', 'već su bile', 'već je bilo')} u galeriji.`,
  ];
  return texts.filter(Boolean).join(' ');
}
