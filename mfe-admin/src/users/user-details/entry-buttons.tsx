import { Button, ButtonLink, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { EntryDialog } from '../bookkeeping/entry-dialog';
import type { BookedMember, PlannedEntry } from '../bookkeeping/planned-entry';

/** The most frequent actions for a member; they keep their place while the member is loading. */
export function EntryButtons({ member }: { member: (BookedMember & { erased?: boolean | undefined }) | undefined }) {
  const [kind, setKind] = useState<PlannedEntry['kind']>();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={!member} onClick={() => setKind('amount')}>
        Dodaj iznos
      </Button>
      <Button variant="outlined" disabled={!member} onClick={() => setKind('correction')}>
        Ispravak
      </Button>
      {!member?.erased && (
        <Button variant="outlined" disabled={!member} onClick={() => setKind('gratis')}>
          Dodaj gratis
        </Button>
      )}
      <ButtonLink to={`/manage-users?user=${member?.userId}`} variant="outlined" disabled={!member}>
        Uredi korisnika
      </ButtonLink>
      {kind && member && <EntryDialog planned={{ kind, member }} onClose={() => setKind(undefined)} />}
    </Stack>
  );
}
