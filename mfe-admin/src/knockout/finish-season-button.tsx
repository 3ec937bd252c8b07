import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useConfirm } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { useFinishSeason } from './use-knockout';

/** Ends the season, after a question; `champion` is left out when nobody has won. */
export function FinishSeasonButton({ control, champion }: { control: SeasonControl; champion?: string | undefined }) {
  const { year, version } = control;
  const confirm = useConfirm();
  const finishing = useFinishSeason(year);
  const finish = () =>
    confirm({
      title: `Želite li završiti sezonu ${year}.?`,
      subject: champion ? `Prvak: ${champion}` : 'Sezona završava bez prvaka.',
      lines: ['Nakon toga se rezultati, ždrijeb i datumi više ne mijenjaju.'],
      confirm: 'Završi sezonu',
      tone: 'danger',
      act: () => finishing.mutateAsync({ version }),
    });
  return (
    <Button variant="contained" onClick={() => void finish()}>
      Završi sezonu
    </Button>
  );
}
