import { useClubDay } from '@club/shared/club-day';
import { useConfirm } from '@club/shared/dialogs';
import { yearOf } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { usePrepareSeason } from './use-knockout';

/** Prepares the season after the last one, after a question; after a pause it is this year's. */
export function PrepareSeasonButton({ last }: { last: number }) {
  const confirm = useConfirm();
  const preparing = usePrepareSeason();
  const today = useClubDay().data?.today;
  const year = Math.max(last + 1, today ? yearOf(today) : 0);
  const prepare = () =>
    confirm({
      title: `Želite li pripremiti sezonu ${year}.?`,
      lines: [
        `Pravila i članarina su kao u sezoni ${last}.`,
        'Početna piramida slaže se po završnom poretku i prijavama.',
      ],
      confirm: 'Pripremi',
      act: () => preparing.mutateAsync(year),
    });
  return (
    <Button variant="contained" onClick={() => void prepare()}>
      Pripremi sezonu {year}.
    </Button>
  );
}
