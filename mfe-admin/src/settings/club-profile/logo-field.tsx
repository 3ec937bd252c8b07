import { type ClubProfile, clubIcon, LOGO_BYTES, LOGO_TYPES } from '@club/shared/contracts/club-profile';
import { useNotify } from '@club/shared/notices';
import { Box, BusyButton, Button, Typography } from '@club/shared/ui-core';
import { useRef } from 'react';
import { FileInput } from '../../forms/file-upload/file-input';
import { readChosenFile, unreadableText } from '../../forms/file-upload/read-chosen-file';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { useRemoveLogo, useSaveLogo } from './use-saved-club-profile';

/** The club's logo: a picture of any shape, shown as a square. */
export function LogoField({ profile }: { profile: ClubProfile }) {
  const input = useRef<HTMLInputElement>(null);
  /** When the choice of a file began: meanwhile somebody else may have set another logo. */
  const seen = useRef(profile.logo);
  /** Of two pictures picked one after the other the first may be read later. */
  const latest = useRef<File>(undefined);
  const saving = useSaveLogo();
  const removing = useRemoveLogo();
  const confirm = useConfirmSeen();
  const notify = useNotify();
  const save = async (picked: File) => {
    if (picked.size > LOGO_BYTES) return notify.refusal('Slika je veća od 2 MB.');
    latest.current = picked;
    const { current } = seen;
    const file = await readChosenFile(picked);
    if (!file) return notify.refusal(unreadableText(picked));
    if (latest.current === picked) await saving.mutateAsync({ file, seen: current }).catch(notify.refusal);
  };
  const choose = () => {
    seen.current = profile.logo;
    input.current?.click();
  };
  const remove = () =>
    confirm({
      title: 'Želite li ukloniti znak kluba?',
      lines: ['Umjesto njega stajat će reket u boji kluba.'],
      confirm: 'Ukloni znak',
      tone: 'danger',
      act: () => removing.mutateAsync(profile.logo),
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <img src={clubIcon(profile)} alt={profile.logo ? 'Znak kluba' : 'Reket, klub nema znak'} width={64} height={64} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton variant="outlined" busy={saving.isPending} onClick={choose}>
          {profile.logo ? 'Promijeni znak' : 'Dodaj znak'}
        </BusyButton>
        {profile.logo && <Button onClick={() => void remove()}>Ukloni znak</Button>}
      </Box>
      <FileInput ref={input} label="Slika znaka kluba" types={LOGO_TYPES} onPick={([file]) => void save(file)} />
      <Typography variant="body2" color="textSecondary">
        PNG, JPEG ili WebP, najviše 2 MB.
      </Typography>
    </Box>
  );
}
