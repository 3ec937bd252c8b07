import { type ClubProfile, clubIcon, LOGO_BYTES, LOGO_TYPES } from '@club/shared/contracts/club-profile';
import { useConfirm } from '@club/shared/dialogs';
import { useNotify } from '@club/shared/notices';
import { Box, BusyButton, Button, Typography } from '@club/shared/ui-core';
import { useRef } from 'react';
import { FileInput } from '../../forms/file-upload/file-input';
import { useRemoveLogo, useSaveLogo } from './use-saved-club-profile';

/** The club's logo: a picture of any shape, shown as a square. */
export function LogoField({ profile }: { profile: ClubProfile }) {
  const input = useRef<HTMLInputElement>(null);
  const saving = useSaveLogo();
  const removing = useRemoveLogo();
  const confirm = useConfirm();
  const notify = useNotify();
  const save = (file: File) => {
    if (file.size > LOGO_BYTES) notify.refusal('Slika je veća od 2 MB.');
    else saving.mutateAsync(file).catch(notify.refusal);
  };
  const remove = () =>
    confirm({
      title: 'Želite li ukloniti znak kluba?',
      lines: ['Umjesto njega stajat će reket u boji kluba.'],
      confirm: 'Ukloni znak',
      tone: 'danger',
      act: () => removing.mutateAsync(undefined),
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <img src={clubIcon(profile)} alt={profile.logo ? 'Znak kluba' : 'Reket, klub nema znak'} width={64} height={64} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton variant="outlined" busy={saving.isPending} onClick={() => input.current?.click()}>
          {profile.logo ? 'Promijeni znak' : 'Dodaj znak'}
        </BusyButton>
        {profile.logo && <Button onClick={() => void remove()}>Ukloni znak</Button>}
      </Box>
      <FileInput ref={input} label="Slika znaka kluba" types={LOGO_TYPES} onPick={([file]) => save(file)} />
      <Typography variant="body2" color="textSecondary">
        PNG, JPEG ili WebP, najviše 2 MB.
      </Typography>
    </Box>
  );
}
