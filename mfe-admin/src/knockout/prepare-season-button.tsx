import { useConfirm } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { usePrepareSeason } from './use-knockout';

/** Prepares the season of a year, after a question. */
export function PrepareSeasonButton({ year }: { year: number }) {
  const confirm = useConfirm();
  const preparing = usePrepareSeason();
  const prepare = () =>
    confirm({
      title: `Želite li pripremiti sezonu ${year}.?`,
      lines: ['Pravila su kao ove sezone. Početna piramida slaže se po završnom poretku i prijavama.'],
      confirm: 'Pripremi',
      act: () => preparing.mutateAsync(year),
    });
  return (
    <Button variant="contained" onClick={() => void prepare()}>
      Pripremi sezonu {year}.
    </Button>
  );
}
