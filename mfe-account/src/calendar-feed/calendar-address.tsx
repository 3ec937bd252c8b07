import { useConfirm } from '@club/shared/dialogs';
import { CalendarIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { Box, Button } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { useRef } from 'react';
import { useChangeCalendarFeed } from './use-calendar-feed';
import { webcalAddress } from './webcal-address';

/** The address and its actions. Anybody who has it can read the member's reservations, so it can be revoked. */
export function CalendarAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const confirm = useConfirm();
  const notify = useNotify();
  const change = useChangeCalendarFeed();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success('Adresa je kopirana.');
    } catch {
      // There is no clipboard without https or permission.
      field.current?.select();
      notify.refusal('Preglednik ne dopušta kopiranje. Adresa je označena: kopirajte je sami.');
    }
  };
  const replace = () =>
    confirm({
      title: 'Želite li novu adresu kalendara?',
      lines: ['Sadašnja adresa odmah prestaje vrijediti.', 'U kalendar ćete morati dodati novu.'],
      confirm: 'Nova adresa',
      act: async () => notify.success((await change.mutateAsync('post')).message ?? 'Adresa kalendara je nova.'),
    });
  const revoke = () =>
    confirm({
      title: 'Jeste li sigurni da želite ukinuti adresu kalendara?',
      lines: ['Vaši termini više se neće prikazivati u kalendarima koji je koriste.'],
      confirm: 'Ukini adresu',
      tone: 'danger',
      act: async () => notify.success((await change.mutateAsync('delete')).message ?? 'Adresa kalendara je ukinuta.'),
    });
  return (
    <>
      <TextField
        label="Adresa kalendara"
        value={url}
        inputRef={field}
        helperText="Tko zna ovu adresu, vidi vaše termine. Ne dijelite je s drugima."
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" onClick={() => void copy()}>
          Kopiraj adresu
        </Button>
        <Button variant="outlined" href={webcalAddress(url)} startIcon={<CalendarIcon />}>
          Otvori u kalendaru
        </Button>
        <Button onClick={() => void replace()}>Nova adresa</Button>
        <Button color="error" onClick={() => void revoke()}>
          Ukini adresu
        </Button>
      </Box>
    </>
  );
}
