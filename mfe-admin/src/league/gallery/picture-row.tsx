import { CaptionInput, type GalleryPicture } from '@club/shared/contracts/gallery';
import { settingNow } from '@club/shared/contracts/setting-change';
import { useConfirm } from '@club/shared/dialogs';
import { ApiError, errorMessage } from '@club/shared/http';
import { DeleteIcon, DownIcon, UpIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import * as z from '@club/shared/schema';
import { Box, BusyButton, IconButton, styled } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { type FormEvent, useRef, useState } from 'react';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { useDeletePicture, useSaveCaption } from './use-gallery';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: '10px 20px',
  '& + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& img': { width: '100%', aspectRatio: '3 / 2', height: 'auto', objectFit: 'cover', borderRadius: 8 },
  '& form': { display: 'flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    padding: '10px 14px',
    '& > form, & > form + div': { gridColumn: 'span 2' },
  },
}));

/** The caption that is saved now, if somebody else has saved it while another one was being typed. */
const captionNow = (problem: unknown) => settingNow(z.string()).safeParse(problem).data?.current;

const captionCheck = CaptionInput.shape.caption;
/** Why the server would refuse a caption; undefined if it would not. */
const faultIn = (caption: string) => captionCheck.safeParse(caption).error?.issues[0]?.message;

interface PictureRowProps {
  year: number;
  picture: GalleryPicture;
  /** Position from 1, and the total. */
  place: number;
  of: number;
  /** Moves the picture by one place; undefined while another move is being saved. */
  onMove: ((by: -1 | 1) => void) | undefined;
}

/** A picture with its caption, its position and a delete button. */
export function PictureRow({ year, picture, place, of, onMove }: PictureRowProps) {
  const confirm = useConfirm();
  const notify = useNotify();
  const save = useSaveCaption(year);
  const remove = useDeletePicture(year);
  // Undefined without input: then the saved caption is shown, which somebody else may change.
  const [typed, setTyped] = useState<string>();
  const caption = typed ?? picture.caption;
  // The caption that was shown when the typing began.
  const { version: shown, learn, saw } = useSeenVersion(picture.caption, captionNow);
  const [complaint, setComplaint] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    if (typed === undefined) saw(picture.caption);
    setTyped(text);
    if (complaint) setComplaint(faultIn(text));
  };
  const complain = (fault: string) => {
    setComplaint(fault);
    field.current?.focus();
  };
  const isChanged = caption.trim() !== picture.caption;
  useUnsaved(isChanged, { isBeingSaved: save.isPending });
  const name = `slika ${place}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const fault = faultIn(caption);
    if (fault) return complain(fault);
    setComplaint(undefined);
    const saved = () => {
      setTyped((now) => (now === caption ? undefined : now));
      saw(captionCheck.parse(caption));
    };
    const refused = (error: Error) => {
      learn(error);
      const about = error instanceof ApiError ? error.fields.caption : undefined;
      if (about) return complain(about);
      setComplaint(errorMessage(error));
      // Also as a snackbar: the field does not have the focus, so a screen reader would not announce its message.
      notify.refusal(error);
    };
    void save.mutateAsync({ id: picture.id, caption, seen: shown }, { onSuccess: saved }).catch(refused);
  };
  const ask = () =>
    confirm({
      title: 'Jeste li sigurni da želite izbrisati sliku?',
      lines: [picture.caption || `Slika ${place}`, 'Izbrisana slika ne može se vratiti.'],
      confirm: 'Izbriši',
      tone: 'danger',
      act: () => remove.mutateAsync(picture.id),
    });
  return (
    <Row>
      <img
        src={picture.versions[0]?.webp ?? picture.source}
        alt={picture.caption || `Slika ${place}`}
        loading="lazy"
        width={120}
        height={80}
      />
      <form onSubmit={submit}>
        <TextField
          label={`Opis, ${name}`}
          size="small"
          value={caption}
          error={complaint !== undefined}
          helperText={complaint}
          inputRef={field}
          onChange={(event) => type(event.target.value)}
        />
        {isChanged && (
          <BusyButton type="submit" busy={save.isPending} aria-label={`Spremi opis, ${name}`}>
            Spremi
          </BusyButton>
        )}
      </form>
      <Box sx={{ display: 'flex', justifyContent: 'end' }}>
        {/* Not `disabled` while a move is being saved, because the button would lose the focus, which moves with the picture. */}
        <IconButton
          aria-label={`Pomakni prema početku, ${name}`}
          disabled={place === 1}
          aria-disabled={!onMove}
          onClick={() => onMove?.(-1)}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          aria-label={`Pomakni prema kraju, ${name}`}
          disabled={place === of}
          aria-disabled={!onMove}
          onClick={() => onMove?.(1)}
        >
          <DownIcon />
        </IconButton>
        <IconButton color="error" aria-label={`Izbriši, ${name}`} onClick={() => void ask()}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Row>
  );
}
